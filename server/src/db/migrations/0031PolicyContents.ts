/** Does nothing: it added pages, which `syncReference` brings now. */
export async function up(): Promise<void> {}
