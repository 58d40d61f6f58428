import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, Trx } from '../../../db/schema.ts';
import type { EnrolmentRow } from './repository.ts';

/** 32 characters without similar ones: five bits each. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Creates a number with 75 random bits, which cannot be guessed: `HS-7K2MQ-9XWPA-C4RTE`. */
export function createCertNo(readBytes: (size: number) => Iterable<number> = randomBytes): string {
  const signs = [...readBytes(15)].map((byte) => letters[byte % letters.length]).join('');
  return `HS-${signs.slice(0, 5)}-${signs.slice(5, 10)}-${signs.slice(10)}`;
}

/** Issues the certificate of a completed enrolment, once. @returns its number */
export async function issueCertificate(trx: Trx, row: EnrolmentRow, now: Date): Promise<string> {
  const { cert_no } = await trx
    .insertInto('edu_certificate')
    .values({
      cert_no: createCertNo(),
      apl_uid: row.apl_uid,
      holder_nm: row.attendee_nm,
      title: row.title,
      start_dt: row.start_dt,
      end_dt: row.end_dt,
      hours: row.hours,
      issued_at: now,
    })
    .returning('cert_no')
    .executeTakeFirstOrThrow();
  return cert_no;
}

export function createCertificateRepository(db: Kysely<Database>) {
  const all = db
    .selectFrom('edu_certificate')
    .select(['cert_no', 'holder_nm', 'title', 'start_dt', 'end_dt', 'hours', 'issued_at']);
  return {
    findByNumber: (certNo: string) => all.where('cert_no', '=', certNo).executeTakeFirst(),
    findByEnrolment: (aplUid: string) => all.where('apl_uid', '=', aplUid).executeTakeFirst(),
  };
}
export type Certificate = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createCertificateRepository>['findByNumber']>>
>;
