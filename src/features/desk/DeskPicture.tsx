import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AnswerOf } from '#contract/call.ts'
import { readReportedPicture } from '#contract/operator-picture.ts'
import { shortMoment } from '#engine/words/short-moment.ts'
import { useRoleWords } from '#kits/team/useRoleWords.ts'
import type { PictureDecision } from '#model/pictures/made-picture.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import styles from './Desk.module.css'
import { DeskHead, deskHeadId } from './DeskHead.tsx'
import { Fact } from './Fact.tsx'
import { Fault } from './Fault.tsx'
import { PictureActions } from './PictureActions.tsx'
import { ReportedFiles } from './ReportedFiles.tsx'
import { useDeskAnswer } from './useDeskAnswer.ts'

export type ReportedPicture = AnswerOf<typeof readReportedPicture>

type Props = { idPicture: number; onChanged: () => void }

/** Reported pictures of a request, what was said about them, and the decision. */
export function DeskPicture({ idPicture, onChanged }: Props) {
  const { t } = useLingui()
  const [round, setRound] = useState(0)
  const { answer, failure, set } = useDeskAnswer(readReportedPicture, { params: { idPicture } }, round)
  if (!answer) return failure ? <Fault failure={failure} /> : <Skeleton lines={6} />
  const { brandName, state, model, promptVersion, createdAt, files, reports } = answer
  return (
    <section className={styles.task} aria-labelledby={deskHeadId}>
      <DeskHead
        title={brandName}
        facts={
          <>
            #{idPicture} · {state === 'OPEN' ? <Trans>결정을 기다려요</Trans> : <Trans>결정했어요</Trans>}
          </>
        }
      />
      <dl className={styles.facts}>
        <Fact name={t`모델`}>
          {model} · {promptVersion}
        </Fact>
        <Fact name={t`요청한 때`}>{shortMoment(createdAt)}</Fact>
      </dl>
      <ReportedFiles idPicture={idPicture} files={files} />
      <ol className={styles.rows}>
        {reports.map((report) => (
          <Report key={report.idReport} report={report} />
        ))}
      </ol>
      {state === 'OPEN' && (
        <PictureActions
          picture={answer}
          onChanged={(next) => {
            set(next)
            onChanged()
          }}
          onStale={() => setRound((known) => known + 1)}
        />
      )}
    </section>
  )
}

function Report({ report }: { report: ReportedPicture['reports'][number] }) {
  const roleWords = useRoleWords()
  const decisionWords = useDecisionWords()
  const { role, reason, createdAt, decision, note, decidedAt } = report
  return (
    <li className={styles.message}>
      <p className={styles.by}>
        <b>{role === null ? <Trans>지금은 멤버가 아닌 사람</Trans> : roleWords(role)}</b>
        <small>{shortMoment(createdAt)}</small>
        {decision !== null && <Tag>{decisionWords(decision)}</Tag>}
      </p>
      <p className={styles.text}>{reason}</p>
      {note !== null && decidedAt !== null && (
        <small>
          {note} · {shortMoment(decidedAt)}
        </small>
      )}
    </li>
  )
}

function useDecisionWords(): (decision: PictureDecision) => string {
  const { t } = useLingui()
  const words: Readonly<Record<PictureDecision, string>> = {
    REMOVED: t`내림`,
    KEPT: t`그대로 둠`,
  }
  return (decision) => words[decision] ?? decision
}
