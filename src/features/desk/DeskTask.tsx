import { Trans, useLingui } from '@lingui/react/macro'
import ExternalLink from 'lucide-react/icons/external-link'
import type { AnswerOf } from '#contract/call.ts'
import { readQueued, readTaskFile } from '#contract/operator.ts'
import { fileSize } from '#engine/words/file-size.ts'
import { shortDay } from '#engine/words/short-day.ts'
import { shortMoment } from '#engine/words/short-moment.ts'
import { productWords } from '#kits/words/product-words.ts'
import { usePrintWords } from '#kits/words/usePrintWords.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Note } from '#ui/Text.tsx'
import styles from './Desk.module.css'
import { DeskFiles } from './DeskFiles.tsx'
import { DeskHead, deskHeadId } from './DeskHead.tsx'
import { deskBytes } from './desk-rest.ts'
import { Fact } from './Fact.tsx'
import { Fault } from './Fault.tsx'
import { isUnpriced } from './quote-state.ts'
import { TaskActions } from './TaskActions.tsx'
import { useDeskAnswer } from './useDeskAnswer.ts'
import { useTaskStatusWords } from './useTaskStatusWords.ts'

export type QueuedTask = AnswerOf<typeof readQueued>

type Props = { idTask: number; isOperator: boolean; onChanged: () => void }

/** A task with what its team attached, and what can be done with it. */
export function DeskTask({ idTask, isOperator, onChanged }: Props) {
  const { answer: task, failure, set } = useDeskAnswer(readQueued, { params: { idTask } })
  if (!task) return failure ? <Fault failure={failure} /> : <Skeleton lines={6} />
  return (
    <section className={styles.task} aria-labelledby={deskHeadId}>
      <Brief task={task} />
      <Thread task={task} />
      <TaskActions
        task={task}
        isOperator={isOperator}
        onChanged={(next) => {
          set(next)
          onChanged()
        }}
      />
    </section>
  )
}

function Brief({ task }: { task: QueuedTask }) {
  const { i18n } = useLingui()
  const statusWords = useTaskStatusWords()
  const printWords = usePrintWords()
  const { idTask, brandName, status, credit, worker, products, needsPriceCheck, request, files, guideUrl } =
    task
  const { print, quote, address } = task
  const price = i18n.number(credit)
  return (
    <>
      <DeskHead
        title={task.title}
        facts={
          <>
            #{idTask} · {brandName} · {statusWords(status, task.quoteState)}
            {!isUnpriced(task) && (
              <>
                {' · '}
                <Trans>{price} 크레딧</Trans>
              </>
            )}
            {worker !== null && ` · ${worker}`}
          </>
        }
      />
      <p>
        {print ? (
          printWords.order(print)
        ) : quote ? (
          printWords.quote(quote)
        ) : needsPriceCheck ? (
          <Trans>가격 확인 필요: 작업 항목 없이 {price} 크레딧으로 의뢰했어요</Trans>
        ) : (
          productWords(products)
        )}
      </p>
      {address && <AddressFacts address={address} />}
      {(print || quote) && !address && status === 'REQUESTED' && (
        <Note>
          <Trans>받는 사람과 주소는 작업을 맡으면 보여요.</Trans>
        </Note>
      )}
      {quote && <QuoteFacts quote={quote} />}
      <p className={styles.text}>{request}</p>
      <TaskFiles idTask={idTask} files={files} />
      {guideUrl !== null && (
        <p>
          <a href={guideUrl} target="_blank" rel="noreferrer" className={linkClass}>
            <Trans>브랜드 가이드 열기</Trans> <Icon of={ExternalLink} size="small" />
          </a>
        </p>
      )}
    </>
  )
}

/** Where what is printed goes, for as long as the task is open. */
function AddressFacts({ address }: { address: NonNullable<QueuedTask['address']> }) {
  const { t } = useLingui()
  return (
    <dl className={styles.facts}>
      <Fact name={t`받는 사람`}>{address.recipient}</Fact>
      <Fact name={t`전화번호`}>{address.phone}</Fact>
      <Fact name={t`주소`}>{address.address}</Fact>
    </dl>
  )
}

/** What was answered, once it was. */
function QuoteFacts({ quote: { credit, days, expiresAt } }: { quote: NonNullable<QueuedTask['quote']> }) {
  const { t, i18n } = useLingui()
  if (credit === null || days === null || expiresAt === null) return null
  const [price, dayCount] = [i18n.number(credit), i18n.number(days)]
  return (
    <dl className={styles.facts}>
      <Fact name={t`보낸 견적`}>
        <Trans>
          {price} 크레딧 · 받아들인 뒤 {dayCount}일
        </Trans>
      </Fact>
      <Fact name={t`견적 기한`}>{shortDay(seoulDayOf(Date.parse(expiresAt) - 1))}</Fact>
    </dl>
  )
}

function Thread({ task: { idTask, messages } }: { task: QueuedTask }) {
  if (messages.length === 0) return null
  return (
    <ol className={styles.rows}>
      {messages.map(({ idMessage, side, kind, author, text, at, files }) => (
        <li key={idMessage} className={styles.message} data-side={side}>
          <p className={styles.by}>
            <b>{author ?? '–'}</b>
            <small>
              {side === 'STAFF' ? <Trans>새김</Trans> : <Trans>고객</Trans>} · {shortMoment(at)}
            </small>
            {kind !== 'MESSAGE' && (
              <Tag>
                <KindWords kind={kind} />
              </Tag>
            )}
          </p>
          <p className={styles.text}>{text}</p>
          <TaskFiles idTask={idTask} files={files} />
        </li>
      ))}
    </ol>
  )
}

function KindWords({ kind }: { kind: Exclude<QueuedTask['messages'][number]['kind'], 'MESSAGE'> }) {
  switch (kind) {
    case 'DELIVERY':
      return <Trans>파일 전달</Trans>
    case 'CHANGES':
      return <Trans>고칠 점</Trans>
    case 'CANCELED':
      return <Trans>받지 못한 이유</Trans>
    case 'QUOTE':
      return <Trans>견적</Trans>
  }
}

function TaskFiles({ idTask, files }: { idTask: number; files: QueuedTask['files'] }) {
  return (
    <DeskFiles
      files={files.map(({ idFile, name, size, url }) => ({
        name,
        size: fileSize(size),
        read: url === null ? null : () => deskBytes(readTaskFile, { params: { idTask, idFile } }),
      }))}
    />
  )
}
