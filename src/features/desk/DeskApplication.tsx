import { Trans, useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#contract/call.ts'
import { readApplicationPhoto, readQueuedApplication } from '#contract/operator.ts'
import { pageDate } from '#engine/words/page-date.ts'
import { optionWord } from '#kits/words/content.ts'
import type { AdPurpose } from '#model/campaign/application.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { ApplicationActions } from './ApplicationActions.tsx'
import styles from './Desk.module.css'
import { DeskFiles } from './DeskFiles.tsx'
import { DeskHead, deskHeadId } from './DeskHead.tsx'
import { deskBytes } from './desk-rest.ts'
import { Fact } from './Fact.tsx'
import { Fault } from './Fault.tsx'
import { useApplicationStatusWords } from './useApplicationStatusWords.ts'
import { useDeskAnswer } from './useDeskAnswer.ts'

export type QueuedApplication = AnswerOf<typeof readQueuedApplication>

type Props = { idApplication: number; isOperator: boolean; onChanged: () => void }

/** An application for the free design, and what can be done with it. */
export function DeskApplication({ idApplication, isOperator, onChanged }: Props) {
  const statusWords = useApplicationStatusWords()
  const { answer, failure, set } = useDeskAnswer(readQueuedApplication, { params: { idApplication } })
  if (!answer) return failure ? <Fault failure={failure} /> : <Skeleton lines={6} />
  const due = pageDate(answer.dueOn, 'monthDay', 'UTC')
  const { reason } = answer
  return (
    <section className={styles.task} aria-labelledby={deskHeadId}>
      <DeskHead
        title={answer.name}
        facts={
          <>
            #{idApplication} · {statusWords(answer.status)} · <Trans>{due}까지</Trans>
          </>
        }
      />
      <Answers application={answer} />
      {reason !== null && (
        <p className={styles.text}>
          <Trans>보낸 이유: {reason}</Trans>
        </p>
      )}
      <ApplicationActions
        application={answer}
        isOperator={isOperator}
        onChanged={(next) => {
          set(next)
          onChanged()
        }}
      />
    </section>
  )
}

function Answers({
  application: { idApplication, answers, photos, designs },
}: {
  application: QueuedApplication
}) {
  const { t } = useLingui()
  const purposeWords = usePurposeWords()
  const { industryType, service, target, adPurpose, keywords, logoColor, adRequest } = answers
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={t`업종`}>{optionWord('industry', industryType, 'reference')}</Fact>
        <Fact name={t`상품과 서비스`}>{service.join(', ')}</Fact>
        <Fact name={t`고객`}>{target}</Fact>
        <Fact name={t`광고 목적`}>{purposeWords(adPurpose)}</Fact>
        <Fact name={t`분위기`}>
          {keywords.map((key) => optionWord('keywordTone', key, 'options-strategy')).join(', ')}
        </Fact>
        <Fact name={t`로고 색`}>{logoColor}</Fact>
        <Fact name={t`전달한 디자인`}>{designs.join(', ')}</Fact>
      </dl>
      <p className={styles.text}>{adRequest}</p>
      <DeskFiles
        files={Array.from({ length: photos }, (_, at) => {
          const number = at + 1
          return {
            name: t`사진 ${number}`,
            read: () => deskBytes(readApplicationPhoto, { params: { idApplication, number } }),
          }
        })}
      />
    </>
  )
}

function usePurposeWords(): (purpose: string) => string {
  const { t } = useLingui()
  const words: Readonly<Record<AdPurpose, string>> = {
    OPENING: t`개업`,
    PRODUCT: t`새 상품이나 메뉴`,
    SALE: t`할인이나 행사`,
    SEASON: t`계절이나 기념일`,
    INTRODUCE: t`꾸준한 소개`,
    OTHER: t`그 밖의 목적`,
  }
  return (purpose) => words[purpose as AdPurpose] ?? purpose
}
