/** Does nothing: it completed a page, which `syncReference` brings now. */
export async function up(): Promise<void> {}
