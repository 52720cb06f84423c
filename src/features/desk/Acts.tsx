import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { pageActs } from '#contract/operator.ts'
import { shortMoment } from '#engine/words/short-moment.ts'
import type { StaffAct } from '#model/access/staff.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import styles from './Desk.module.css'
import { Fault } from './Fault.tsx'
import { useDeskAnswer } from './useDeskAnswer.ts'

/** What the staff did, newest first, for operators. */
export function Acts() {
  const { t } = useLingui()
  const actWords = useActWords()
  const [page, setPage] = useState(0)
  const { answer, failure } = useDeskAnswer(pageActs, { query: { page } })
  const pages = answer?.page.totalPages ?? 0
  const shownPage = page + 1
  if (failure) return <Fault failure={failure} />
  if (!answer) return <Skeleton lines={6} />
  return (
    <div className={styles.acts}>
      <ul className={styles.rows}>
        {answer._embedded.acts.map(({ idTicket, ...act }) => (
          <li key={act.idAct} className={styles.act}>
            <span>
              <b>{act.staffName}</b> {actWords(act.act)}
            </span>
            <small>
              {[
                shortMoment(act.at),
                act.idTask !== null && `#${act.idTask}`,
                idTicket !== null && t`문의 ${idTicket}번`,
                act.brandName,
                act.title,
                act.details,
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <p className={styles.pages}>
          <Button size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
            <Trans>이전</Trans>
          </Button>
          <span>
            {shownPage} / {pages}
          </span>
          <Button size="small" disabled={shownPage >= pages} onClick={() => setPage(page + 1)}>
            <Trans>다음</Trans>
          </Button>
        </p>
      )}
    </div>
  )
}

function useActWords(): (act: StaffAct) => string {
  const { t } = useLingui()
  const words: Readonly<Record<StaffAct, string>> = {
    TAKE: t`시작했어요`,
    PUT_BACK: t`다시 내려놓았어요`,
    WRITE: t`글을 보냈어요`,
    DELIVER: t`파일을 전달했어요`,
    DECLINE: t`받지 않았어요`,
    READ_FILE: t`파일을 열었어요`,
    REFUND: t`결제를 환불했어요`,
    RESEND_MAIL: t`결제 메일을 다시 보냈어요`,
    PAUSE: t`브랜드의 결제를 멈췄어요`,
    RESUME: t`브랜드의 결제를 다시 열었어요`,
    MAKE_LINK: t`결제 링크를 만들었어요`,
    WITHDRAW_LINK: t`결제 링크를 거뒀어요`,
    LOOK_UP_ORDER: t`결제사에 결제를 다시 물어봤어요`,
    RETURN_ORDER: t`다르게 받은 돈을 모두 돌려주고 결제를 닫았어요`,
    CLOSE_ORDER: t`결제되지 않은 것으로 닫았어요`,
    RETRY_REFUND: t`거절된 환불을 다시 보냈어요`,
    NOTE_REFUND: t`환불을 밖에서 돌려준 것으로 적었어요`,
    QUOTE: t`견적을 보냈어요`,
    REMOVE_PICTURE: t`AI 그림을 내렸어요`,
    KEEP_PICTURE: t`신고된 AI 그림을 그대로 두었어요`,
    CLOSE_TICKET: t`문의를 닫았어요`,
    DELETE_TICKET: t`문의가 아닌 글을 지웠어요`,
  }
  return (act) => words[act] ?? act
}
