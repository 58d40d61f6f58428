import { errorCodes } from '@haesol/contracts/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { brandTextsIn, getBrand } from '../../../brand/brand.ts';
import type { AppContext } from '../../../context.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import { sendExpiredLink } from '../../../http/expiredLink.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { recordPrint } from '../../common/documents/recordPrint.ts';
import { toContentDisposition } from '../../common/files/contentDisposition.ts';
import { createFileLinks } from '../../common/files/fileLinks.ts';
import { drawSeal } from '../../common/pdf/officeForm.ts';
import { type Pdf, type PdfPart, pdfColors, writePdf } from '../../common/pdf/writePdf.ts';
import { type Certificate, createCertificateRepository } from './certificates.ts';
import { certificatePath, toCertificateSubject } from './myEduView.ts';

const { ink, quiet, blue } = pdfColors;

/** Formats as `2026년 11월 23일`. */
function toKoreanDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${year}년 ${month}월 ${day}일`;
}

/** @param verifyUrl page that verifies the number */
function drawCertificate(pdf: Pdf, part: PdfPart, certificate: Certificate, verifyUrl: string): void {
  const { cert_no: certNo, holder_nm: name, title, start_dt, end_dt, hours, issued_at } = certificate;
  const { site, university, businessNo } = brandTextsIn('ko');
  const { width, height } = pdf.page;
  const center = { align: 'center', width: width - 128 } as const;
  part.ornament(() => {
    pdf
      .rect(32, 32, width - 64, height - 64)
      .lineWidth(1.5)
      .stroke(ink);
    pdf
      .rect(38, 38, width - 76, height - 76)
      .lineWidth(0.5)
      .stroke(quiet);
    pdf.rect(width / 2 - 24, 212, 48, 3).fill(blue);
  });
  part.add('P', () => pdf.font('regular').fontSize(10).fillColor(quiet).text(`제 ${certNo} 호`, 64, 72));
  part.add('H1', () => pdf.font('bold').fontSize(40).fillColor(ink).text('수 료 증', 64, 150, center));
  const facts = [
    ['성명', name],
    ['과정', title],
    ['기간', `${toKoreanDate(start_dt)} ~ ${toKoreanDate(end_dt)}`],
    ['시간', `${hours}시간`],
  ] as const;
  let y = 274;
  part.group('Table', (table) => {
    for (const [term, value] of facts) {
      table.group('TR', (row) => {
        row.add('TH', () => pdf.font('regular').fontSize(13).fillColor(quiet).text(term, 110, y));
        row.add('TD', () =>
          pdf
            .font('bold')
            .fontSize(14)
            .fillColor(ink)
            .text(value, 180, y - 1, { width: width - 180 - 90 }),
        );
      });
      y = Math.max(y + 34, pdf.y + 14);
    }
  });
  part.add('P', () =>
    pdf
      .font('regular')
      .fontSize(15)
      .fillColor(ink)
      .text(`위 사람은 ${site}에서 운영한 위 교육과정을`, 64, y + 56, center)
      .moveDown(0.5)
      .text('충실히 이수하였으므로 이 증서를 드립니다.', center),
  );
  part.add('P', () => pdf.fontSize(14).text(toKoreanDate(toSeoulDate(issued_at)), 64, 610, center));
  part.add('P', () => pdf.font('bold').fontSize(22).text(`${university} ${getBrand().head}`, 64, 650, center));
  drawSeal(pdf, part, width - 64 - 90, 632);
  pdf.font('regular').fontSize(9).fillColor(quiet);
  if (businessNo !== undefined) part.add('P', () => pdf.text(`사업자등록번호 ${businessNo}`, 64, 690, center));
  part.add('P', () => pdf.text('아래 주소에서 수료증 번호를 확인할 수 있습니다.', 64, 738, center));
  part.add('P', () => pdf.text(verifyUrl, 64, 752, { ...center, link: verifyUrl }));
}

/** Serves the certificate at a signed URL, which the member's page shows, and to staff. */
export function installCertificate(app: FastifyInstance, { clock, config, db, secrets }: AppContext): void {
  const links = createFileLinks(secrets);
  const certificates = createCertificateRepository(db);

  async function send(reply: FastifyReply, found: Certificate) {
    const { cert_no, issued_at: createdAt } = found;
    const verifyUrl = `${config.publicUrl}/cooperation/edu?cert=${cert_no}`;
    const facts = { title: `수료증 ${cert_no}`, createdAt };
    return reply
      .type('application/pdf')
      .header('cache-control', 'no-store')
      .header('content-disposition', toContentDisposition(`수료증 ${found.title}.pdf`))
      .header('x-content-type-options', 'nosniff')
      .send(await writePdf(facts, (pdf, part) => drawCertificate(pdf, part, found, verifyUrl)));
  }

  app.get(certificatePath, { config: { access: 'public', countsAsRead: true } }, async (request, reply) => {
    const query = request.query as { aplUid?: string; exp?: string; sig?: string };
    const { aplUid = '' } = query;
    const isSigned = links.isSigned(toCertificateSubject(aplUid), query, await clock.now());
    const found = isSigned ? await certificates.findByEnrolment(aplUid) : undefined;
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (found === undefined)
      return sendExpiredLink(request, reply, '기한이 지난 주소입니다. 마이페이지에서 다시 내려받아 주세요.');
    return send(reply, found);
  });

  const ofStaff = '/api/v1/admin/edu/enroll/:aplUid/certificate';
  app.get(ofStaff, { config: { access: 'staff', area: 'learn' } }, async (request, reply) => {
    const aplUid = requireUuid((request.params as { aplUid?: string }).aplUid ?? '');
    const found = await certificates.findByEnrolment(aplUid);
    if (found === undefined) throw new ApiError(errorCodes.notFound);
    const print = { action: 'enrolment.print', targetType: 'EDU', targetUid: aplUid, docNo: found.cert_no } as const;
    await recordPrint(db, request, print);
    return send(reply, found);
  });
}
