import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { pagePaths } from '../../../mail/pagePaths.ts';

const validDays = 180;

/** Serves `security.txt` (RFC 9116), and the URL by which password managers find the form (W3C "Change Password URL"). */
export function registerWellKnown(app: FastifyInstance, { config, clock }: Pick<AppContext, 'config' | 'clock'>): void {
  const isPublic = { config: { access: 'public' } } as const;
  const { publicUrl, adminEmail } = config;

  app.get('/.well-known/security.txt', isPublic, async (_request, reply) => {
    const expires = new Date((await clock.now()).getTime() + validDays * 86_400_000);
    const contacts = [
      ...(adminEmail === undefined ? [] : [`mailto:${adminEmail}`]),
      `${publicUrl}${pagePaths.questions}`,
    ];
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: ko, en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });

  app.get('/.well-known/change-password', isPublic, async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').redirect(pagePaths.changePassword, 302),
  );
}
