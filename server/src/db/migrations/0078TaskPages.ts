/** Does nothing: it completed pages, which `syncReference` brings now. */
export async function up(): Promise<void> {}
