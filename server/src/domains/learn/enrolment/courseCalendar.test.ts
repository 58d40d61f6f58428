import { setUpTestApp } from '../../../testing/testApp.ts';
import { toCalendarFile } from './courseCalendar.ts';

const course = {
  edu_uid: 'ED001',
  title: '현장 AI, 품질검사; 입문 과정의 아주 긴 이름이 한 줄을 넘습니다',
  type_cd: 'GROUP',
  place: '산학협력관 3층',
  contact: '인재양성팀',
  sessions: [{ no: 1, date: '2026-12-03', from: '10:00', to: '15:00', title: '영상 모으기' }],
};
const now = new Date('2026-11-23T01:00:00Z');

describe('calendar file of a course', () => {
  it('has an event for each lesson, in UTC, with escaped texts and lines of at most 75 bytes', () => {
    const file = toCalendarFile(course, 'https://portal.example/cooperation/edu?eduUid=ED001', now);
    const lines = file.split('\r\n');

    expect(lines).toContain('DTSTART:20261203T010000Z');
    expect(lines).toContain('DTEND:20261203T060000Z');
    expect(file.replaceAll('\r\n ', '')).toContain(
      'SUMMARY:현장 AI\\, 품질검사\\; 입문 과정의 아주 긴 이름이 한 줄을 넘습니다 1차시',
    );
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('has all-day events for online lessons', () => {
    const file = toCalendarFile({ ...course, type_cd: 'ONLINE', place: null }, 'https://portal.example', now);

    expect(file).toContain('DTSTART;VALUE=DATE:20261203\r\nDTEND;VALUE=DATE:20261204');
    expect(file).toContain('LOCATION:온라인');
  });

  describe('over HTTP', () => {
    const test = setUpTestApp({ sample: true });

    it('is public, and returns 404 for an unknown course', async () => {
      const found = await test.app.inject('/file/edu-calendar?eduUid=ED001');
      const missing = await test.app.inject('/file/edu-calendar?eduUid=nothing');

      expect(found.headers['content-type']).toBe('text/calendar; charset=utf-8');
      expect(found.headers['content-disposition']).toContain('.ics');
      expect(found.body).toContain('BEGIN:VEVENT');
      expect(missing.statusCode).toBe(404);
    });
  });
});
