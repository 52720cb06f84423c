import { Trans, useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#contract/call.ts'
import { readTicket } from '#contract/operator-support.ts'
import { shortMoment } from '#engine/words/short-moment.ts'
import { languages } from '#model/language/languages.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { DeleteTicket } from './DeleteTicket.tsx'
import styles from './Desk.module.css'
import { DeskHead, deskHeadId } from './DeskHead.tsx'
import { Fact } from './Fact.tsx'
import { Fault } from './Fault.tsx'
import { TicketActions } from './TicketActions.tsx'
import { useDeskAnswer } from './useDeskAnswer.ts'
import { useTicketWords } from './useTicketWords.ts'

export type Ticket = AnswerOf<typeof readTicket>

interface Props {
  idTicket: number
  onChanged: () => void
  onDeleted: () => void
}

/** A question with who asks, what was answered, and what can be done with it. */
export function DeskTicket({ idTicket, onChanged, onDeleted }: Props) {
  const { t } = useLingui()
  const words = useTicketWords()
  const { answer, failure, set } = useDeskAnswer(readTicket, { params: { idTicket } })
  if (!answer) return failure ? <Fault failure={failure} /> : <Skeleton lines={6} />
  const { name, topic, status, createdAt, email, accountEmail, language, isMember, text, answers } = answer
  /** A visitor types any address: an answer about the account of another person is none for them. */
  function accountWords(): string {
    if (!isMember) return t`로그인하지 않았어요`
    const isOwn = !accountEmail || accountEmail.toLowerCase() === email.toLowerCase()
    return isOwn ? t`로그인하고 물었어요` : t`이메일이 다른 계정이에요: ${accountEmail}`
  }
  return (
    <section className={styles.task} aria-labelledby={deskHeadId}>
      <DeskHead
        title={name}
        facts={
          <>
            #{idTicket} · {words.status(status)} · {shortMoment(createdAt)}
          </>
        }
      />
      <dl className={styles.facts}>
        <Fact name={t`문의`}>{words.topic(topic)}</Fact>
        <Fact name={t`이메일`}>{email}</Fact>
        <Fact name={t`언어`}>{languages.find(({ key }) => key === language)?.name ?? language}</Fact>
        <Fact name={t`계정`}>{accountWords()}</Fact>
      </dl>
      <p className={styles.text}>{text}</p>
      {answers.map((given) => (
        <article key={given.at}>
          <p>
            <b>{given.staffName}</b>{' '}
            <small>
              {shortMoment(given.at)} ·{' '}
              {given.mailedAt === null ? <Trans>메일을 보내는 중</Trans> : <Trans>메일로 보냈어요</Trans>}
            </small>
          </p>
          <p className={styles.text}>{given.text}</p>
        </article>
      ))}
      <TicketActions
        ticket={answer}
        onChanged={(next) => {
          set(next)
          onChanged()
        }}
      />
      {answers.length === 0 && <DeleteTicket idTicket={idTicket} onDeleted={onDeleted} />}
    </section>
  )
}
