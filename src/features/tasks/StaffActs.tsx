import { Trans, useLingui } from '@lingui/react/macro'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { shortMoment } from '#engine/words/short-moment.ts'
import type { StaffAct } from '#model/access/staff.ts'
import { Disclosure } from '#ui/controls/Disclosure.tsx'
import styles from './Tasks.module.css'
import { actsRead } from './task-calls.ts'

interface Props {
  idBrand: number
  /** Only what was done to this task. */
  idTask?: number
}

/** What designers and operators did, for the owner of the brand; nothing before the first act. */
export function StaffActs({ idBrand, idTask }: Props) {
  const actWords = useActWords()
  const { data } = useCachedRead(actsRead, { brand: idBrand })
  const all = data?._embedded.acts ?? []
  const acts = idTask === undefined ? all : all.filter((act) => act.idTask === idTask)
  if (acts.length === 0) return null
  return (
    <div className={styles.acts}>
      <Disclosure title={<Trans>새김 담당자가 한 일</Trans>} note={<Trans>소유자만 봐요</Trans>} isFlush>
        <ul className={styles.rows}>
          {acts.map(({ idAct, at, staffName, act, title, details }) => (
            <li key={idAct} className={styles.row}>
              <span className={styles.what}>
                <span>
                  <b>{staffName}</b> {actWords(act)}
                </span>
                <small>
                  {[idTask === undefined ? title : null, details].filter((part) => part !== null).join(' · ')}
                </small>
              </span>
              <small className={styles.number}>{shortMoment(at)}</small>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}

function useActWords(): (act: StaffAct) => string {
  const { t } = useLingui()
  const words: Readonly<Record<StaffAct, string>> = {
    TAKE: t`작업을 시작했어요`,
    PUT_BACK: t`작업을 다시 내려놓았어요`,
    WRITE: t`글을 남겼어요`,
    DELIVER: t`파일을 전달했어요`,
    DECLINE: t`의뢰를 받지 못했어요`,
    READ_FILE: t`붙인 파일을 열었어요`,
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
  // An act of a newer version.
  return (act) => words[act] ?? act
}
