import type { MyEnrolmentDetail } from '@haesol/contracts/learn';
import { type DataColumn, DataTable } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import styles from './MyEduDetail.module.css';

type Lesson = MyEnrolmentDetail['sessions'][number];

/** Lessons of a course, with the attendance once staff have entered it. */
export function Lessons({ enrolment: { sessions, typeCd } }: { readonly enrolment: MyEnrolmentDetail }) {
  const t = useText();
  const { formatShortDay } = useFormats();
  const isMarked = sessions.some(({ attendedYn }) => attendedYn !== null);
  if (sessions.length === 0) return null;
  const attended: DataColumn<Lesson> = {
    key: 'attended',
    header: t('myEdu.attendance'),
    width: '6rem',
    onPhone: 'labelled',
    cell: ({ attendedYn }) => t(attendedYn === 'Y' ? 'myEdu.attended' : 'myEdu.absent'),
  };
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t('myEdu.lessons')}</h3>
      <DataTable
        caption={t('myEdu.lessons')}
        columns={[
          {
            key: 'no',
            header: t('myEdu.lesson'),
            role: 'category',
            width: '5rem',
            cell: ({ no }) => t('myEdu.lessonNo', { no }),
          },
          { key: 'title', header: t('myEdu.subject'), role: 'title', cell: ({ title }) => title },
          {
            key: 'date',
            header: t('myEdu.date'),
            role: 'date',
            width: '11rem',
            cell: ({ date, from, to }) => {
              const day = formatShortDay(date);
              return typeCd === 'ONLINE' ? day : `${day} ${t('myEdu.between', { from, to })}`;
            },
          },
          ...(isMarked ? [attended] : []),
        ]}
        rowKey={({ no }) => no}
        rows={sessions}
      />
    </section>
  );
}
