import { Trans, useLingui } from '@lingui/react/macro'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash-2'
import { useMemo, useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { useReadBrandRole } from '#engine/store/useBrandRole.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { useDesigns } from '#kits/design/document/useDesigns.ts'
import { useDress } from '#kits/design/dress/useDress.ts'
import { useFormWords } from '#kits/design/forms/useFormWords.ts'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import { ItemList } from '#kits/library/list/ItemList.tsx'
import { itemKeyHandlers, itemKeys } from '#kits/library/list/item-keys.ts'
import type { MenuPoint } from '#kits/library/list/menu-point.ts'
import { PointMenu } from '#kits/library/list/PointMenu.tsx'
import { SelectionBar } from '#kits/library/list/SelectionBar.tsx'
import { trashedItself } from '#kits/library/trash.ts'
import { isAtLeast } from '#model/access/roles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import { DesignFace } from '../library/DesignFace.tsx'
import { type DesignItem, toItems } from '../library/design-item.ts'
import styles from '../library/Library.module.css'
import { type LibraryScene, SceneContext } from '../library/library-scene.ts'
import { useLibraryActions } from '../library/useLibraryActions.ts'
import { usePurge } from './usePurge.ts'

const noKeys: ReadonlySet<string> = new Set()
const noCounts: ReadonlyMap<string, number> = new Map()
const tile = { least: 216, ratio: 0.86, caption: 54, gap: 20 }
const shown = ['restore', 'delete'] as const

/** What was thrown away itself, the last first. */
export default function TrashScreen({ brand }: { brand: BrandRef }) {
  const { t } = useLingui()
  const role = useReadBrandRole(brand)
  const { designs, folders, state } = useDesigns(brand, 'trash')
  const words = useFormWords()
  const dress = useDress()
  const pictures = usePictureUrls(dress.bytes)
  const offline = useOnlineReason()
  const [marked, setMarked] = useState(noKeys)
  const [asked, setAsked] = useState<'chosen' | 'all' | null>(null)
  const [menu, setMenu] = useState<MenuPoint | null>(null)
  const noTitle = t`이름 없는 디자인`
  const items = useMemo(() => {
    const ofTrash = {
      folders: trashedItself(folders, folders, ({ parent }) => parent),
      designs: trashedItself(designs ?? [], folders, ({ folder }) => folder),
    }
    return toItems(ofTrash, noCounts, noTitle).toSorted(
      (a, b) => Number(b.type === 'folder') - Number(a.type === 'folder') || thrownAt(b) - thrownAt(a),
    )
  }, [designs, folders, noTitle])
  const scene = useMemo<LibraryScene>(
    () => ({ brand, dress: dress.dress, pictures, words, isTrash: true }),
    [brand, dress.dress, pictures, words],
  )
  const { restore } = useLibraryActions(brand, folders)
  const purge = usePurge(brand)
  const canTemplate = role != null && isAtLeast(role, 'BRAND_ROLE_DESIGNER')
  const mayChange = (item: DesignItem) =>
    item.type === 'design' ? item.design.mayManage : item.folder.createdType === 'USER' || canTemplate
  const changeable = items.filter(mayChange)
  const chosen = items.filter(({ id }) => marked.has(id))
  const count = chosen.length
  const act = (work: (what: readonly DesignItem[]) => Promise<void>, what: readonly DesignItem[]) => {
    setAsked(null)
    setMarked(noKeys)
    void work(what)
  }
  const entries = chosen.every(mayChange)
    ? [
        { id: 'restore' as const, label: t`되돌리기`, icon: <Icon of={RotateCcw} size="small" /> },
        {
          id: 'delete' as const,
          label: t`완전히 지우기`,
          icon: <Icon of={Trash2} size="small" />,
          isDanger: true,
          ...(offline === undefined ? {} : { isDisabled: true, note: offline, textValue: offline }),
        },
      ]
    : []
  const choose = (id: string) => (id === 'restore' ? act(restore, chosen) : setAsked('chosen'))
  const { onKeyDown } = itemKeyHandlers({
    items,
    chosen,
    actions: [{ id: 'delete', keys: itemKeys.delete }],
    canAct: (_, what) => what.every(mayChange) && offline === undefined,
    onChoose: (key) => setMarked(new Set([key])),
    onAct: () => setAsked('chosen'),
  })
  if (isLocal(brand)) {
    return (
      <EmptyState headline={t`비어 있어요`}>
        <Trans>이 기기에만 있는 브랜드에는 휴지통이 없어요. 가입하면 쓸 수 있어요.</Trans>
      </EmptyState>
    )
  }
  if (designs === null && state.kind === 'failed') {
    return (
      <EmptyState headline={t`연결 필요`}>
        <Trans>휴지통을 이 기기에서 아직 본 적이 없어요. 인터넷에 연결되면 바로 보여요.</Trans>
      </EmptyState>
    )
  }
  if (designs === null || role === undefined) {
    return (
      <div aria-busy>
        <Skeleton lines={6} />
      </div>
    )
  }
  if (items.length === 0) {
    return (
      <EmptyState headline={t`비어 있어요`}>
        <Trans>버린 디자인과 폴더가 여기에 모여요. 완전히 지우기 전까지 되돌릴 수 있어요.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <div className={styles.bar}>
        {count > 0 ? (
          <SelectionBar
            count={count}
            entries={entries}
            shown={shown}
            onAct={choose}
            onClear={() => setMarked(noKeys)}
          />
        ) : (
          changeable.length > 0 && (
            <Button
              look="danger"
              icon={<Icon of={Trash2} />}
              disabledReason={offline}
              onClick={() => setAsked('all')}
            >
              <Trans>휴지통 비우기</Trans>
            </Button>
          )
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows inside, which are interactive */}
      <div className={styles.content} onKeyDown={onKeyDown}>
        <SceneContext value={scene}>
          <I18nProvider locale={pageLanguage()}>
            <ItemList
              label={t`휴지통`}
              items={items}
              Face={DesignFace}
              tile={tile}
              look="grid"
              chosen={marked}
              onChoose={setMarked}
              onMenu={(point, key) => {
                if (key === null) return
                if (!marked.has(key) || entries.length === 0) setMarked(new Set([key]))
                setMenu(point)
              }}
              hasMenu={mayChange}
            />
          </I18nProvider>
        </SceneContext>
      </div>
      {menu && entries.length > 0 && (
        <PointMenu
          label={t`고른 것`}
          point={menu}
          entries={entries}
          onClose={() => setMenu(null)}
          onChoose={choose}
        />
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        isDestructive
        title={asked === 'all' ? t`휴지통을 비울까요?` : t`${count}개를 완전히 지울까요?`}
        closeLabel={t`닫기`}
        cancelLabel={<Trans>그대로 두기</Trans>}
        confirmLabel={asked === 'all' ? <Trans>휴지통 비우기</Trans> : <Trans>완전히 지우기</Trans>}
        onCancel={() => setAsked(null)}
        onConfirm={() => act(purge, asked === 'all' ? changeable : chosen)}
      >
        <p>
          <Trans>폴더 안에 있는 것까지 모두에게서 없어지고, 되돌릴 수 없어요.</Trans>
        </p>
      </ConfirmDialog>
    </>
  )
}

function thrownAt(item: DesignItem): number {
  return (item.type === 'folder' ? item.folder.trashedAt : item.design.trashedAt) ?? 0
}
