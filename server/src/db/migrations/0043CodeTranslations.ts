/** Does nothing: it filled translations, which `syncReference` brings now. */
export async function up(): Promise<void> {}
