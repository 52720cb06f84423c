import { Trans, useLingui } from '@lingui/react/macro'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useMemo, useRef, useState } from 'react'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { NameForm } from '#kits/history/NameForm.tsx'
import { useRenameVersion } from '#kits/history/useRenameVersion.ts'
import { useRestoreRefusal } from '#kits/history/useRestoreRefusal.ts'
import { useVersionWords } from '#kits/history/useVersionWords.ts'
import { openVersion, useVersionDoc } from '#kits/history/version-doc.ts'
import { askRestore, type CallResult, type Version, type VersionScope } from '#kits/history/versions.ts'
import { contentOf } from '#kits/words/content.ts'
import { fieldWords } from '#kits/words/field-words.ts'
import { kindOf } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { readAnswers } from '#model/fields/answers.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { dismissToast, showToast } from '#ui/overlays/toasts.ts'
import { Row } from '#ui/Stack.tsx'
import { DifferenceRow } from '../differences/DifferenceRow.tsx'
import { type Difference, readDifferences } from '../differences/differences.ts'
import { restore } from '../restore/restore.ts'
import styles from './VersionPreview.module.css'

interface Props {
  scope: VersionScope
  version: Version
  /** Whether the list is the one stored on this device, because the server did not answer, or has not yet. */
  isStored: boolean
  onChanged: () => void
}

/** Differences between a version and the current state, with buttons that restore all or single fields. */
export function VersionPreview({ scope, version, isStored, onChanged }: Props) {
  const { t } = useLingui()
  const words = useVersionWords()
  const [isNaming, setIsNaming] = useState(false)
  const { doc, failure, ask } = useVersionDoc(scope, version.idVersion)
  const fields = fieldsOf(scope.document)
  const then = useMemo(() => doc && readAnswers(fields, doc), [fields, doc])
  const refusal = useRestoreRefusal(scope.document, isStored)
  const giveName = useRenameVersion(scope, version.idVersion)
  const now = useAnswers()
  const bringBack = useBringBack(scope, version, onChanged)
  const differences = then ? readDifferences(fields, now, then) : []
  const expires = version.expiresAt === null ? null : words.moment(version.expiresAt)
  const kind = words.kind(version)
  const who = words.who(version)
  const rename = async (name: string | null): Promise<CallResult<null>> => {
    const result = await giveName(name)
    if (result.ok) setIsNaming(false)
    return result
  }
  return (
    <section aria-label={words.title(version)}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.title}>{words.title(version)}</h2>
          <p className={styles.facts}>
            {[kind, version.name === null ? null : words.moment(version.createdAt), who]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {expires !== null && (
            <p className={styles.facts}>
              <Trans>{expires}까지 보관해요</Trans>
            </p>
          )}
        </div>
        {!isNaming && (
          <Row gap={2} isWrapped>
            <Button onClick={() => setIsNaming(true)}>
              {version.name === null ? <Trans>이름 붙이기</Trans> : <Trans>이름 바꾸기</Trans>}
            </Button>
            {differences.length > 0 && (
              <Button
                look="ink"
                icon={<Icon of={RotateCcw} />}
                disabledReason={refusal ?? undefined}
                reasonAt="hidden"
                onClick={() => void bringBack(null)}
              >
                <Trans>이 버전으로 되돌리기</Trans>
              </Button>
            )}
          </Row>
        )}
      </header>
      {isNaming && (
        <NameForm
          label={t`버전 이름`}
          initial={version.name ?? ''}
          onGive={rename}
          onRemove={version.name === null ? undefined : () => rename(null)}
          onCancel={() => setIsNaming(false)}
        />
      )}
      {refusal !== null && !isNaming && <p className={styles.refusal}>{refusal}</p>}
      {failure !== null ? (
        <div className={styles.note}>
          <p>{failure}</p>
          <Button size="small" onClick={ask}>
            <Trans>다시 해 보기</Trans>
          </Button>
        </div>
      ) : then === null ? (
        <div className={styles.note}>
          <Skeleton lines={5} />
        </div>
      ) : differences.length === 0 ? (
        <p className={styles.note}>
          <Trans>지금과 같아요. 되돌릴 것이 없어요.</Trans>
        </p>
      ) : (
        <Differences
          differences={differences}
          refusal={refusal}
          onBringBack={(path) => void bringBack(path)}
        />
      )}
    </section>
  )
}

interface DifferencesProps {
  differences: readonly Difference[]
  refusal: string | null
  onBringBack: (path: string) => void
}

/** Grouped by section. */
function Differences({ differences, refusal, onBringBack }: DifferencesProps) {
  const { t } = useLingui()
  const words = contentOf('workbook')
  const count = differences.length
  const groups = new Map<string, Difference[]>()
  for (const difference of differences) {
    const { section } = fieldWords(words, difference.path)
    groups.set(section, [...(groups.get(section) ?? []), difference])
  }
  return (
    <>
      <p className={styles.legend}>
        <Trans>
          지금과 {count}곳이 달라요. <del>지금의 말</del>을 <ins>이 버전의 말</ins>로 되돌려요.
        </Trans>
      </p>
      {[...groups].map(([section, ofSection]) => (
        <section key={section} className={styles.group}>
          <h3>{section || t`그 밖의 것`}</h3>
          {ofSection.map((difference) => (
            <DifferenceRow
              key={`${difference.kind}:${difference.path}`}
              difference={difference}
              refusal={refusal}
              onBringBack={onBringBack}
            />
          ))}
        </section>
      ))}
    </>
  )
}

/**
 * Asks the server first, which saves the current state as a version, and then edits the document here: one
 * undo step that merges with concurrent changes.
 */
function useBringBack(scope: VersionScope, version: Version, onChanged: () => void) {
  const { t } = useLingui()
  const { document } = useDocumentView(kindOf(scope.document))
  const last = useRef<number | null>(null)
  const failed = t`되돌리지 못했어요. 내용은 그대로예요. 잠시 뒤 다시 해 주세요.`
  const offline = t`인터넷에 연결되어야 되돌릴 수 있어요. 내용은 그대로예요.`
  return async (path: string | null) => {
    const asked = await askRestore(scope, version.idVersion)
    if (!asked.ok) {
      showToast({ tone: 'error', text: asked.isOffline ? offline : asked.message || failed })
      return
    }
    const then = await openVersion(asked.answer)
    const done = document.edit((doc) => {
      restore(doc, then, fieldsOf(scope.document), (one) => path === null || one === path)
      return true
    })
    then.destroy()
    if (done) {
      // Undo reverts the last step only, so the toast of an earlier step has to go.
      if (last.current !== null) dismissToast(last.current)
      last.current = showToast({
        tone: 'success',
        text: path === null ? t`이 버전으로 되돌렸어요` : t`한 칸을 되돌렸어요`,
        action: { label: t`실행 취소`, onPress: document.undo },
      })
    } else showToast({ tone: 'error', text: failed })
    onChanged()
  }
}
