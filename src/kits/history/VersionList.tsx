import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import WifiOff from 'lucide-react/icons/wifi-off'
import { type ReactNode, useState } from 'react'
import { useReadsOnly } from '#engine/documents/react/useReadsOnly.ts'
import type { ReadState } from '#engine/reads/read-state.ts'
import type { ReadView } from '#engine/reads/useCachedRead.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { ActionButton } from '#kits/actions/ActionButton.tsx'
import type { Action } from '#kits/actions/action.ts'
import { useScreenActions } from '#kits/actions/useActions.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Tag } from '#ui/controls/Tag.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Text } from '#ui/Text.tsx'
import { NameForm } from './NameForm.tsx'
import { useVersionWords } from './useVersionWords.ts'
import styles from './VersionList.module.css'
import { keepVersion, type Version, type VersionScope } from './versions.ts'

interface Props {
  scope: VersionScope
  versions: ReadView<readonly Version[]>
  chosen: number | null
  /** The link or button of a version, with this look. */
  row: (version: Version, look: RowLook) => ReactNode
  onNamed: (version: Version) => void
}

export interface RowLook {
  readonly className: string
  readonly 'aria-current': true | undefined
  readonly children: ReactNode
}

/** Versions by day, newest first, and a form that saves the current state under a name. */
export function VersionList({ scope, versions, chosen, row, onNamed }: Props) {
  const { t } = useLingui()
  const isReader = useReadsOnly()
  const [isNaming, setIsNaming] = useState(false)
  const { data: list, state, hasMore } = versions
  const isOffline = state.kind === 'failed' && state.why === 'offline'
  const nameVersion: Action = {
    id: 'name-version',
    label: msg`지금 상태에 이름 붙이기`,
    icon: BookmarkPlus,
    disabledReason: isOffline ? t`인터넷에 연결되어야 할 수 있어요` : undefined,
    run: () => setIsNaming(true),
  }
  useScreenActions(isReader ? [] : [nameVersion])
  return (
    <>
      {state.kind === 'failed' && <Failed state={state} onAgain={versions.reload} />}
      {isNaming ? (
        <NameForm
          label={t`지금 상태의 이름`}
          initial=""
          onGive={async (name) => {
            const kept = await keepVersion(scope, name)
            if (!kept.ok) return kept
            setIsNaming(false)
            onNamed(kept.answer)
            return kept
          }}
          onCancel={() => setIsNaming(false)}
        />
      ) : (
        !isReader && <ActionButton action={nameVersion} isBlock reasonAt={isOffline ? 'hidden' : 'below'} />
      )}
      {list !== null ? (
        <Days list={list} chosen={chosen} row={row} />
      ) : (
        state.kind !== 'failed' && (
          <div className={styles.waiting}>
            <Skeleton lines={6} />
          </div>
        )
      )}
      {list?.length === 0 && state.kind === 'fresh' && (
        <p className={styles.empty}>
          <Trans>아직 남은 버전이 없어요. 고치기 시작하면 10분마다 저절로 남아요.</Trans>
        </p>
      )}
      {hasMore && state.kind === 'fresh' && (
        <Button look="quiet" isBlock onClick={versions.more}>
          <Trans>더 보기</Trans>
        </Button>
      )}
    </>
  )
}

/** Why the list could not be loaded, and when the shown one was stored. */
function Failed({
  state: { why, failure, at },
  onAgain,
}: {
  state: Extract<ReadState, { kind: 'failed' }>
  onAgain: () => void
}) {
  const words = useVersionWords()
  const failureWords = useFailureWords()
  const keptWhen = at === null ? '' : words.moment(at)
  return (
    <div className={styles.failure}>
      <Banner tone={why === 'offline' ? 'info' : 'warning'} look="box" icon={<Icon of={WifiOff} />}>
        {why !== 'offline' ? (
          <>
            {failureWords(failure)}{' '}
            <Button size="small" onClick={onAgain}>
              <Trans>다시 불러오기</Trans>
            </Button>
          </>
        ) : at === null ? (
          <Trans>버전은 서버에 있어요. 인터넷에 연결되면 보여요.</Trans>
        ) : (
          <Trans>인터넷에 연결되어야 열 수 있어요. 목록은 {keptWhen}에 본 것이에요.</Trans>
        )}
      </Banner>
    </div>
  )
}

function Days({ list, chosen, row }: Pick<Props, 'chosen' | 'row'> & { list: readonly Version[] }) {
  const words = useVersionWords()
  const days = new Map<string, Version[]>()
  for (const version of list) {
    const day = words.day(version.createdAt)
    days.set(day, [...(days.get(day) ?? []), version])
  }
  return [...days].map(([day, versions]) => (
    <section key={day} className={styles.day}>
      <h2>{day}</h2>
      <ol>
        {versions.map((version) => {
          const { idVersion, name, createdAt, kind } = version
          const isChosen = idVersion === chosen
          const kindWords = words.kind(version)
          return (
            <li key={idVersion}>
              {row(version, {
                className: styles.row ?? '',
                'aria-current': isChosen || undefined,
                children: (
                  <>
                    <span className={styles.title}>
                      <b>{name ?? words.time(createdAt)}</b>
                      {name !== null && <time dateTime={createdAt}>{words.time(createdAt)}</time>}
                      {kindWords !== null && kind !== 'NAMED' && <Tag>{kindWords}</Tag>}
                    </span>
                    <Text as="span" tone="soft" size="small">
                      {words.who(version)}
                    </Text>
                  </>
                ),
              })}
            </li>
          )
        })}
      </ol>
    </section>
  ))
}
