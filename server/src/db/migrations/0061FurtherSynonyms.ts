/** Does nothing: it added synonyms, which `syncReference` brings now. */
export async function up(): Promise<void> {}
