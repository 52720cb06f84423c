import { Trans, useLingui } from '@lingui/react/macro'
import { resendMail } from '#contract/operator-money.ts'
import { shortMoment } from '#engine/words/short-moment.ts'
import { Button } from '#ui/controls/Button.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import styles from './Desk.module.css'
import type { DeskOrderAnswer } from './DeskOrder.tsx'
import { deskRest } from './desk-rest.ts'
import { Fault } from './Fault.tsx'
import { useDeskCall } from './useDeskCall.ts'
import { useMailWords } from './useMailWords.ts'

type Props = { order: DeskOrderAnswer; onChanged: (order: DeskOrderAnswer) => void }

/** The mails of an order, each of which can be sent again to who owns the brand now. */
export function OrderMails({ order: { pid, mails }, onChanged }: Props) {
  const { t } = useLingui()
  const mailWords = useMailWords()
  const { run, failure, isBusy } = useDeskCall(onChanged)
  if (mails.length === 0) return null
  const send = (idMail: number) =>
    void run(async () => {
      const result = await deskRest(resendMail, { params: { pid, idMail } })
      if (result.ok) showToast({ tone: 'success', text: t`메일을 다시 보내요` })
      return result
    })
  return (
    <section aria-labelledby="desk-mails">
      <h3 id="desk-mails" className={styles.part}>
        <Trans>메일</Trans>
      </h3>
      <Fault failure={failure} />
      <ol className={styles.rows}>
        {mails.map(({ idMail, kind, at, mailedAt }) => {
          const name = mailWords(kind)
          const sentAt = mailedAt === null ? null : shortMoment(mailedAt)
          return (
            <li key={idMail} className={styles.mail}>
              <span className={styles.act}>
                <b>{name}</b>
                <small>
                  {shortMoment(at)} ·{' '}
                  {sentAt === null ? <Trans>아직 보내지 못함</Trans> : <Trans>{sentAt}에 보냄</Trans>}
                </small>
              </span>
              <Button
                size="small"
                disabled={isBusy}
                aria-label={t`${name} 메일 다시 보내기`}
                onClick={() => send(idMail)}
              >
                <Trans>다시 보내기</Trans>
              </Button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
