import { Badge, Button, Comment, CommentThread, RichText, TextArea, Timeline } from '@haesol/kit';
import { RegionMap } from '@haesol/kit/map';
import { QrCode, QrVoucher } from '@haesol/kit/qr';
import { provinceMap } from '@haesol/kit/tokens/brand';
import { useState } from 'react';
import { Part, Sample } from './Sample.tsx';
import { comments, mapCounts, words } from './specimens.ts';

const facts = [
  { term: '이용일', value: '12. 5.(토) 12:00' },
  { term: '인원', value: '어른 2명, 어린이 1명' },
] as const;

const regions = provinceMap.regions.map((region) => ({ ...region, count: mapCounts[region.name] ?? 0 }));

const reply = (
  <Button size="small" variant="text">
    {comments.reply}
  </Button>
);

/** Samples of standalone components. */
export function WidgetSamples() {
  const [region, setRegion] = useState('CD0000003001');
  return (
    <Part name="widget">
      <Sample name="timeline" wide>
        <Timeline
          items={[
            {
              id: 1,
              title: '접수',
              state: 'done',
              time: '11. 16. 10:24',
              dateTime: '2026-11-16T10:24+09:00',
              text: '신청서가 접수되었습니다.',
            },
            {
              id: 2,
              title: '보완요청',
              state: 'attention',
              time: '11. 18. 15:02',
              dateTime: '2026-11-18T15:02+09:00',
              action: <Button size="small">{words.apply}</Button>,
            },
            { id: 3, title: '위원 배정', state: 'todo' },
          ]}
          label="처리 과정"
        />
      </Sample>
      <CommentSample />
      <Sample name="voucher" wide>
        <QrVoucher code="HS-2026-0142" items={facts} state="valid" title="해솔 바람언덕 전망대 입장권" />
        <QrVoucher code="HS-2026-0141" items={facts} state="used" title="푸른섬 등대박물관 입장권" />
        <QrVoucher code="HS-2026-0140" items={facts} state="expired" title={words.long} />
        <QrCode label="주소 QR 코드" text="https://haesol.example/" />
      </Sample>
      <Sample name="map" wide>
        <RegionMap
          coast={provinceMap.coast}
          height={provinceMap.height}
          label="지역"
          markers={[{ id: 'm', name: '바람언덕 전망대', x: 270, y: 370 }]}
          onSelect={setRegion}
          regions={regions}
          rivers={provinceMap.rivers}
          selected={region}
          width={provinceMap.width}
        />
      </Sample>
      <Sample name="richText" wide>
        <RichText html="<h3>신청 방법</h3><p>아래 순서로 신청해 주세요.</p><ul><li>장비 고르기</li><li>날짜 고르기</li></ul>" />
      </Sample>
    </Part>
  );
}

function CommentSample() {
  return (
    <Sample name="comments" wide>
      <CommentThread
        count={3}
        entries={[
          {
            id: 'a',
            comment: (
              <Comment
                actions={reply}
                dateTime="2026-11-18T15:02+09:00"
                name="이도윤"
                notes={['(수정됨)']}
                time="2026. 11. 18. 15:02"
              >
                {words.long}
              </Comment>
            ),
            replies: [
              {
                id: 'b',
                comment: (
                  <Comment
                    actions={reply}
                    badge={<Badge color="blue">{comments.staff}</Badge>}
                    dateTime="2026-11-19T09:10+09:00"
                    mention="이도윤"
                    name="정하늘"
                    time="2026. 11. 19. 09:10"
                  >
                    {comments.answer}
                  </Comment>
                ),
              },
            ],
          },
          { id: 'c', comment: <p>{comments.removed}</p> },
        ]}
        title="댓글"
      >
        <TextArea countMax={500} help="쓰던 내용은 로그인해도 그대로 남습니다." label="댓글 쓰기" rows={3} />
      </CommentThread>
      <CommentThread count={0} entries={[]} state={<p>{comments.none}</p>} title="댓글(없음)" />
    </Sample>
  );
}
