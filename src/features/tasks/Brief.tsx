import { Trans, useLingui } from '@lingui/react/macro'
import { shortMoment } from '#engine/words/short-moment.ts'
import { productWords } from '#kits/words/product-words.ts'
import { usePrintWords } from '#kits/words/usePrintWords.ts'
import { SectionHead } from '#ui/layout/Page.tsx'
import { Note } from '#ui/Text.tsx'
import { FileList } from './FileList.tsx'
import styles from './Tasks.module.css'
import { isUnpriced, type Task } from './task-calls.ts'

/** What was asked for, and what it costs. */
export function Brief({ task }: { task: Task }) {
  const { i18n } = useLingui()
  const printWords = usePrintWords()
  const {
    requestedBy,
    createdAt,
    credit,
    creditState,
    products,
    needsPriceCheck,
    print,
    quote,
    request,
    files,
    hasGuide,
  } = task
  const price = i18n.number(credit)
  return (
    <section className={styles.section}>
      <SectionHead title={<Trans>의뢰한 내용</Trans>} />
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>작업 항목</Trans>
          </dt>
          <dd>
            {print ? (
              printWords.order(print)
            ) : quote ? (
              printWords.quote(quote)
            ) : needsPriceCheck ? (
              <Trans>담당자가 확인해요</Trans>
            ) : (
              productWords(products)
            )}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>크레딧</Trans>
          </dt>
          <dd>
            {isUnpriced(task) ? (
              <Trans>견적을 받아들이면 써요</Trans>
            ) : (
              <>
                {price} · <CreditWords state={creditState} />
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>의뢰한 사람</Trans>
          </dt>
          <dd>
            {requestedBy !== null && `${requestedBy} · `}
            {shortMoment(createdAt)}
          </dd>
        </div>
      </dl>
      {request !== '' && <p className={styles.text}>{request}</p>}
      <FileList files={files} />
      {(print || quote) && (
        <Note>
          <Trans>받는 곳은 새김의 작업 데스크만 보고, 작업이 끝나면 지워요.</Trans>
        </Note>
      )}
      {hasGuide && (
        <Note>
          <Trans>디자이너가 브랜드 가이드를 함께 봐요.</Trans>
        </Note>
      )}
    </section>
  )
}

function CreditWords({ state }: { state: Task['creditState'] }) {
  switch (state) {
    case 'RESERVED':
      return <Trans>잡아 두었어요</Trans>
    case 'SPENT':
      return <Trans>썼어요</Trans>
    case 'RETURNED':
      return <Trans>돌려받았어요</Trans>
  }
}
