struct Draft {
