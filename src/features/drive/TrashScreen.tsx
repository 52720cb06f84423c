import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { useMemo, useState } from 'react'
import { I18nProvider, Toolbar } from 'react-aria-components'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useReadBrandRole } from '#engine/store/useBrandRole.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { shortMoment } from '#engine/words/short-moment.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { useDriveState } from '#kits/drive/react/useDriveState.ts'
import { useDriveTrash } from '#kits/drive/react/useDriveTrash.ts'
import type { Drive } from '#kits/drive/rows/drive-file.ts'
import { mayChangeDrive } from '#kits/drive/rows/may-change-drive.ts'
import { PurgeDialog } from '#kits/library/dialogs/PurgeDialog.tsx'
import { ItemList } from '#kits/library/list/ItemList.tsx'
import { itemKeyHandlers, itemKeys } from '#kits/library/list/item-keys.ts'
import { createKeptItems } from '#kits/library/list/kept-items.ts'
import type { MenuPoint } from '#kits/library/list/menu-point.ts'
import { PointMenu } from '#kits/library/list/PointMenu.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useTrashActions } from './actions/useTrashActions.ts'
import styles from './Drive.module.css'
import { DriveTabs } from './DriveTabs.tsx'
import { ItemFace } from './list/ItemFace.tsx'
import { useFreshDrive } from './useFreshDrive.ts'
import { folderLink } from './view/drive-address.ts'
import { type DriveItem, toItems } from './view/drive-item.ts'

const noIds: ReadonlySet<string> = new Set()

/** What was thrown away, the last first: it stays until a member deletes it for good. */
export default function TrashScreen({ drive }: { drive: Drive }) {
  const { t } = useLingui()
  const { brand } = useDocument()
  const trash = useDriveTrash(drive)
  const state = useDriveState(drive)
  const { result } = useFreshDrive(drive)
  const role = useReadBrandRole(brand)
  const canWrite = mayChangeDrive(drive, role ?? null)
  const isRoleKnown = drive === 'USER' || role !== undefined
  const actions = useTrashActions(drive)
  const offline = useOnlineReason()
  const [marked, setMarked] = useState<ReadonlySet<string>>(noIds)
  const [asked, setAsked] = useState<'chosen' | 'all' | null>(null)
  const [menu, setMenu] = useState<MenuPoint | null>(null)
  const [keep] = useState(() => createKeptItems<DriveItem>())
  const items = useMemo(
    () => (trash ? keep(toItems(trash, new Map())).toSorted((a, b) => thrownAt(b) - thrownAt(a)) : []),
    [trash, keep],
  )
  const chosen = items.filter(({ id }) => marked.has(id))
  const count = chosen.length
  const isKnown = state !== undefined && (state.at !== null || result !== null)
  const act = (work: (items: readonly DriveItem[]) => Promise<void>) => {
    setAsked(null)
    void work(chosen)
    setMarked(noIds)
  }
  const { onKeyDown } = itemKeyHandlers({
    items,
    chosen,
    actions: [{ id: 'delete', keys: itemKeys.delete }],
    canAct: () => canWrite && offline === undefined,
    onChoose: (key) => setMarked(new Set([key])),
    onAct: () => setAsked('chosen'),
  })
  return (
    <>
      <DriveTabs drive={drive} isTrash>
        <Link {...folderLink(drive, null)} className={buttonClass({ look: 'quiet' })}>
          <Icon of={ArrowLeft} />
          <Trans>드라이브로</Trans>
        </Link>
        {canWrite && items.length > 0 && (
          <Button
            look="danger"
            icon={<Icon of={Trash2} />}
            disabledReason={offline}
            reasonAt="hidden"
            onClick={() => setAsked('all')}
          >
            <Trans>휴지통 비우기</Trans>
          </Button>
        )}
      </DriveTabs>
      <p className={styles.note}>
        <Trans>
          시간이 지나도 저절로 지워지지 않아요. 여기 있는 동안은 용량을 차지하고, 완전히 지우면 되돌릴 수
          없어요.
        </Trans>
        {offline !== undefined && (
          <>
            {' '}
            <Trans>완전히 지우기는 인터넷에 연결되어야 할 수 있어요.</Trans>
          </>
        )}
      </p>
      {items.length > 0 ? (
        <>
          <div className={styles.bar}>
            {count > 0 ? (
              <Toolbar aria-label={t`고른 것`} className={styles.chosen ?? ''}>
                <IconButton label={t`선택 풀기`} icon={<Icon of={X} />} onClick={() => setMarked(noIds)} />
                <b className={styles.count} aria-live="polite">
                  <Trans>{count}개 선택</Trans>
                </b>
                {canWrite && (
                  <>
                    <Button
                      size="small"
                      icon={<Icon of={RotateCcw} size="small" />}
                      onClick={() => act(actions.restore)}
                    >
                      <Trans>되돌리기</Trans>
                    </Button>
                    <Button
                      size="small"
                      look="danger"
                      icon={<Icon of={Trash2} size="small" />}
                      disabledReason={offline}
                      reasonAt="hidden"
                      onClick={() => setAsked('chosen')}
                    >
                      <Trans>완전히 지우기</Trans>
                    </Button>
                  </>
                )}
              </Toolbar>
            ) : (
              <p className={styles.hint}>
                {canWrite ? (
                  <Trans>골라서 되돌리거나 완전히 지워요.</Trans>
                ) : (
                  isRoleKnown && <Trans>브랜드 드라이브의 휴지통은 디자이너부터 바꿀 수 있어요.</Trans>
                )}
              </p>
            )}
          </div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows inside, which are interactive */}
          <div className={styles.content} onKeyDown={onKeyDown}>
            <I18nProvider locale={pageLanguage()}>
              <ItemList
                Face={ItemFace}
                label={t`휴지통`}
                items={items}
                look="list"
                wayTo={(item) => {
                  const day = shortMoment(thrownAt(item))
                  return t`${day}에 버림`
                }}
                chosen={marked}
                onChoose={setMarked}
                onMenu={(point, key) => {
                  if (key === null) return
                  if (!marked.has(key)) setMarked(new Set([key]))
                  setMenu(point)
                }}
                hasMenu={() => canWrite}
              />
            </I18nProvider>
          </div>
        </>
      ) : trash === undefined || !isKnown ? (
        <Skeleton lines={6} />
      ) : (
        <EmptyState headline={t`빈 휴지통이에요`}>
          <Trans>드라이브에서 지운 파일과 폴더가 여기로 와요. 되돌리기 전까지 그대로 있어요.</Trans>
        </EmptyState>
      )}
      {menu && count > 0 && (
        <PointMenu
          label={t`고른 것`}
          point={menu}
          entries={[
            { id: 'restore', label: t`되돌리기`, icon: <Icon of={RotateCcw} /> },
            {
              id: 'delete',
              label: t`완전히 지우기`,
              icon: <Icon of={Trash2} />,
              isDanger: true,
              ...(offline === undefined ? {} : { isDisabled: true, note: offline }),
            },
          ]}
          onClose={() => setMenu(null)}
          onChoose={(id) => (id === 'restore' ? act(actions.restore) : setAsked('chosen'))}
        />
      )}
      <PurgeDialog
        asked={asked}
        count={count}
        onCancel={() => setAsked(null)}
        onPurge={() => (asked === 'all' ? act(actions.empty) : act(actions.deleteForGood))}
      >
        <Trans>폴더 안에 있는 것까지 모두에게서 없어지고, 되돌릴 수 없어요. 그만큼 용량이 비어요.</Trans>
      </PurgeDialog>
    </>
  )
}

function thrownAt(item: DriveItem): number {
  return (item.type === 'file' ? item.file.trashedAt : item.folder.trashedAt) ?? 0
}
