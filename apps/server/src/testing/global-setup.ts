import type { TestProject } from 'vitest/node';
import { createTemplate, dropTemplate } from './template.ts';
import { testServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database of the server the tests run on, from which others are created. */
    databaseUrl: string;
    templateName: string;
  }
}

/** One PostgreSQL for the whole run, `DATABASE_URL` or our own, with a migrated database to copy from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await testServer();
  const templateName = await createTemplate(server.url);
  project.provide('databaseUrl', server.url);
  project.provide('templateName', templateName);
  return async () => {
    await dropTemplate(server.url, templateName);
    await server.stop();
  };
}
