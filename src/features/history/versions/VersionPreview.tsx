import { Trans, useLingui } from '@lingui/react/macro'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useMemo, useState } from 'react'
import { useReadsOnly } from '#engine/documents/react/useReadsOnly.ts'
import { NameForm } from '#kits/history/NameForm.tsx'
import { useRenameVersion } from '#kits/history/useRenameVersion.ts'
import { useRestoreRefusal } from '#kits/history/useRestoreRefusal.ts'
import { useVersionWords } from '#kits/history/useVersionWords.ts'
import { useVersionDoc } from '#kits/history/version-doc.ts'
import type { CallResult, Version, VersionScope } from '#kits/history/versions.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { readAnswers } from '#model/fields/answers.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Stack.tsx'
import { Differences } from '../differences/Differences.tsx'
import { readDifferences } from '../differences/differences.ts'
import { plannerDifferences } from '../differences/planner-differences.ts'
import { useAnswersIn } from './useAnswersIn.ts'
import { useBringBack } from './useBringBack.ts'
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
  const isReader = useReadsOnly()
  const [isNaming, setIsNaming] = useState(false)
  const { doc, failure, ask } = useVersionDoc(scope, version.idVersion)
  const fields = fieldsOf(scope.document)
  const then = useMemo(() => doc && readAnswers(fields, doc), [fields, doc])
  const refusal = useRestoreRefusal(scope.document, isStored)
  const giveName = useRenameVersion(scope, version.idVersion)
  const now = useAnswersIn(scope.document)
  const bringBack = useBringBack(scope, version, onChanged)
  const differences = useMemo(() => {
    if (!then) return []
    return plannerDifferences(readDifferences(fields, now, then), now, then)
  }, [fields, now, then])
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
        {!isNaming && !isReader && (
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
          onBringBack={(paths) => void bringBack(paths)}
        />
      )}
    </section>
  )
}
