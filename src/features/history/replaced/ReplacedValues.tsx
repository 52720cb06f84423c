import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useVersionWords } from '#kits/history/useVersionWords.ts'
import type { VersionScope } from '#kits/history/versions.ts'
import { contentOf } from '#kits/words/content.ts'
import { fieldWords } from '#kits/words/field-words.ts'
import { kindOf } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { itemsOf } from '#model/fields/answers.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Disclosure } from '#ui/controls/Disclosure.tsx'
import { dismissToast, showToast } from '#ui/overlays/toasts.ts'
import { nameOf } from '../differences/differences.ts'
import { usePathWords } from '../differences/usePathWords.ts'
import { useValueWords } from '../differences/useValueWords.ts'
import { restoreValue } from '../restore/restore-value.ts'
import styles from './ReplacedValues.module.css'
import { type ReplacedNow, useReplaced } from './useReplaced.ts'

/**
 * Lists replaced values: another program had changed a field through REST at the same time, and the value of
 * the document was kept. A button puts each back.
 */
export function ReplacedValues({ scope }: { scope: VersionScope }) {
  const { t } = useLingui()
  const { list, hasMore, more } = useReplaced(scope)
  const { document, isReadOnly } = useDocumentView(kindOf(scope.document))
  const last = useRef<number | null>(null)
  if (list.length === 0) return null
  const count = list.length

  const take = ({ field, replaced }: ReplacedNow) => {
    const isTaken = document.edit((doc) => restoreValue(doc, fieldsOf(scope.document), field, replaced))
    if (!isTaken) {
      showToast({ tone: 'error', text: t`바꾸지 못했어요. 내용은 그대로예요. 잠시 뒤 다시 해 주세요.` })
      return
    }
    // Undo reverts the last step only, so the toast of an earlier step has to go.
    if (last.current !== null) dismissToast(last.current)
    last.current = showToast({
      tone: 'success',
      text: t`그 값으로 바꿨어요`,
      action: { label: t`실행 취소`, onPress: document.undo },
    })
  }
  return (
    <Disclosure
      className={styles.replaced}
      title={<Trans>다른 곳에서 바뀌었던 값</Trans>}
      note={hasMore ? t`${count}개 이상` : t`${count}개`}
    >
      <p className={styles.why}>
        <Trans>
          연결된 다른 프로그램이 같은 때에 다르게 바꾼 값이에요. 여기에서 쓴 값을 남기고 그 값은 따로
          두었어요.
        </Trans>
        {isReadOnly && (
          <>
            {' '}
            <Trans>바꾸는 것은 편집할 수 있는 사람이 해요.</Trans>
          </>
        )}
      </p>
      <ul>
        {list.map((one) => (
          <Row key={one.idReplaced} value={one} onTake={isReadOnly ? null : () => take(one)} />
        ))}
      </ul>
      {hasMore && (
        <Button look="quiet" isBlock onClick={() => void more()}>
          <Trans>더 보기</Trans>
        </Button>
      )}
    </Disclosure>
  )
}

function Row({ value, onTake }: { value: ReplacedNow; onTake: (() => void) | null }) {
  const { t } = useLingui()
  const label = useLabel(value.field)
  const { moment } = useVersionWords()
  const words = useValueWords()
  const [list = '', , property] = value.field.split('/')
  const path = property === undefined ? list : `${list}/${property}`
  const when = moment(value.createdAt)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3>
          {label}
          <time dateTime={value.createdAt}>{when}</time>
        </h3>
        <dl className={styles.values}>
          <dt>
            <Trans>지금</Trans>
          </dt>
          <dd>
            <Swatch value={value.now} />
            {words(path, value.now) || <Trans>비어 있어요</Trans>}
          </dd>
          <dt>
            <Trans>바뀌었던 값</Trans>
          </dt>
          <dd>
            <Swatch value={value.replaced} />
            {words(path, value.replaced) || <Trans>비어 있어요</Trans>}
          </dd>
        </dl>
      </div>
      {onTake && (
        <Button
          size="small"
          look="quiet"
          hangs="end"
          aria-label={t`이 값으로 바꾸기: ${label}`}
          onClick={onTake}
        >
          <Trans>이 값으로 바꾸기</Trans>
        </Button>
      )}
    </li>
  )
}

/** Label such as `목적 · 돕고 싶은 사람`, with the name of the item inside a list. */
function useLabel(field: string): string {
  const pathWords = usePathWords()
  const answers = useAnswers()
  const [list = '', key, property] = field.split('/')
  const { section } = fieldWords(contentOf('workbook'), field)
  if (property === undefined) return [section, pathWords(list)].filter(Boolean).join(' · ')
  const item = itemsOf(answers, list).find((one) => one.key === key)
  return [section, item && nameOf(item), pathWords(`${list}/${property}`)].filter(Boolean).join(' · ')
}

function Swatch({ value }: { value: unknown }) {
  if (typeof value !== 'string' || !/^#[0-9A-F]{6}$/.test(value)) return null
  return <i className={styles.swatch} style={{ background: value }} aria-hidden />
}
