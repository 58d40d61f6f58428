/** Does nothing: it added partner companies to a page, which `syncReference` brings now. */
export async function up(): Promise<void> {}
