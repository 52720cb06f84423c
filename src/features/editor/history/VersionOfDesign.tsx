import { Trans, useLingui } from '@lingui/react/macro'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useReadsOnly } from '#engine/documents/react/useReadsOnly.ts'
import { NameForm } from '#kits/history/NameForm.tsx'
import { useRenameVersion } from '#kits/history/useRenameVersion.ts'
import { useRestoreRefusal } from '#kits/history/useRestoreRefusal.ts'
import { useVersionWords } from '#kits/history/useVersionWords.ts'
import { useVersionDoc } from '#kits/history/version-doc.ts'
import type { Version, VersionScope } from '#kits/history/versions.ts'
import { isSame } from '#model/fields/is-same.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { useShown } from '../state/EditorProvider.tsx'
import styles from './History.module.css'
import { PagesOfVersion } from './PagesOfVersion.tsx'
import { useRestoreDesign } from './useRestoreDesign.ts'

interface Props {
  scope: VersionScope
  version: Version
  /** Whether the list is the one stored on this device, because the server did not answer, or has not yet. */
  isStored: boolean
  onChanged: () => void
  onBack: () => void
}

/** A version of the open design: its pages, its name, and how to restore it. */
export function VersionOfDesign({ scope, version, isStored, onChanged, onBack }: Props) {
  const { t } = useLingui()
  const words = useVersionWords()
  const isReader = useReadsOnly()
  const [isNaming, setIsNaming] = useState(false)
  const back = useRef<HTMLButtonElement>(null)
  const { doc, failure, ask } = useVersionDoc(scope, version.idVersion)
  const then = useMemo(() => doc && bodyOf(doc), [doc])
  const { body: now } = useShown()
  const refusal = useRestoreRefusal(scope.document, isStored)
  const giveName = useRenameVersion(scope, version.idVersion)
  const restore = useRestoreDesign(scope, version.idVersion, onChanged)
  // The row that had the focus is gone.
  useEffect(() => back.current?.focus(), [])
  const rename = async (name: string | null) => {
    const result = await giveName(name)
    if (result.ok) setIsNaming(false)
    return result
  }
  const expires = version.expiresAt === null ? null : words.moment(version.expiresAt)
  return (
    <section aria-label={words.title(version)}>
      <Stack gap={3}>
        <Row gap={2}>
          <Button
            ref={back}
            look="quiet"
            size="small"
            hangs="start"
            icon={<Icon of={ArrowLeft} size="small" />}
            onClick={onBack}
          >
            <Trans>버전 목록</Trans>
          </Button>
        </Row>
        <div>
          <h3 className={styles.title}>{words.title(version)}</h3>
          <Text tone="soft" size="small">
            {[
              words.kind(version),
              version.name === null ? null : words.moment(version.createdAt),
              words.who(version),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {expires !== null && (
            <Text tone="soft" size="small">
              <Trans>{expires}까지 보관해요</Trans>
            </Text>
          )}
        </div>
        {failure !== null ? (
          <>
            <p>{failure}</p>
            <Row gap={2}>
              <Button size="small" onClick={ask}>
                <Trans>다시 해 보기</Trans>
              </Button>
            </Row>
          </>
        ) : then === null ? (
          <Skeleton lines={5} />
        ) : (
          <PagesOfVersion body={then} />
        )}
        {isNaming ? (
          <NameForm
            label={t`버전 이름`}
            initial={version.name ?? ''}
            onGive={rename}
            onRemove={version.name === null ? undefined : () => rename(null)}
            onCancel={() => setIsNaming(false)}
          />
        ) : (
          !isReader && (
            <Button isBlock onClick={() => setIsNaming(true)}>
              {version.name === null ? <Trans>이름 붙이기</Trans> : <Trans>이름 바꾸기</Trans>}
            </Button>
          )
        )}
        {then !== null && isSame(then, now) ? (
          <Text tone="soft" size="small">
            <Trans>지금과 같아요. 되돌릴 것이 없어요.</Trans>
          </Text>
        ) : (
          <Button
            look="ink"
            isBlock
            icon={<Icon of={RotateCcw} />}
            disabledReason={refusal ?? undefined}
            onClick={() => void restore()}
          >
            <Trans>이 버전으로 되돌리기</Trans>
          </Button>
        )}
      </Stack>
    </section>
  )
}
