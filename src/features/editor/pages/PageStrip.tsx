import { Trans, useLingui } from '@lingui/react/macro'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Ellipsis from 'lucide-react/icons/ellipsis'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Plus from 'lucide-react/icons/plus'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { useCardStudio } from '#kits/design/cards/useCardStudio.ts'
import { Button } from '#ui/controls/Button.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { breakpoints } from '#ui/media-queries.ts'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { useMedia } from '#ui/useMedia.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { SelectionBar } from '../bar/SelectionBar.tsx'
import { useActs } from '../scope/ActionsContext.tsx'
import { useEditorState, useShown } from '../state/EditorProvider.tsx'
import { PageList } from './PageList.tsx'
import { PageMenu, usePageMenu } from './PageMenu.tsx'
import styles from './Pages.module.css'
import { usePageActs } from './usePageActs.ts'
import { usePageEntries } from './usePageEntries.tsx'

/**
 * The pages of the design, to open, add, move and remove them; where there is no room, the number of the open one. Where fingers
 * work or there is no room for the properties, what is done most with the selected layers is here too.
 */
export function PageStrip() {
  const isNarrow = useMedia(`(max-width: ${breakpoints.sidebar - 1}px)`)
  const { page } = useShown()
  const { cropping, tool } = useEditorState()
  const isCropping = useWatched(cropping) !== null
  const isDrawing = useWatched(tool) === 'pen'
  if (!page) return null
  if (!isNarrow) return <Strip page={page.id} />
  // Their bars are in the same place.
  if (isCropping || isDrawing) return null
  return (
    <div className={styles.foot}>
      <SelectionBar />
      <PageChip page={page.id} />
    </div>
  )
}

function Strip({ page }: { page: string }) {
  const { t } = useLingui()
  const { isReadOnly } = useDocumentView('design')
  const isCoarse = useMedia('(pointer: coarse)')
  const studio = useCardStudio()
  const { dialog } = useActs()
  const acts = usePageActs()
  const menu = usePageMenu()
  const { entries, act } = usePageEntries(page, menu.props.onRenaming)
  return (
    <nav className={styles.strip} aria-label={t`쪽`}>
      <div className={styles.scroll}>
        <PageList layout="row" studio={studio} onMenu={isReadOnly ? () => {} : menu.onMenu} />
        {!isReadOnly && (
          <button type="button" className={styles.add} title={t`쪽 더하기`} onClick={() => acts.add(page)}>
            <Icon of={Plus} />
            <VisuallyHidden>
              <Trans>쪽 더하기</Trans>
            </VisuallyHidden>
          </button>
        )}
      </div>
      {!isReadOnly && (
        <MenuButton
          label={t`이 쪽 메뉴`}
          look="quiet"
          icon={<Icon of={Ellipsis} />}
          groups={[{ id: 'page', entries }]}
          onChoose={act}
          placement="top end"
        />
      )}
      <Button look="quiet" icon={<Icon of={LayoutGrid} />} onClick={() => dialog.set('overview')}>
        <Trans>한눈에</Trans>
      </Button>
      <PageMenu {...menu.props} />
      {isCoarse && (
        <div className={styles.over}>
          <SelectionBar />
        </div>
      )}
    </nav>
  )
}

function PageChip({ page }: { page: string }) {
  const { t } = useLingui()
  const { pages } = useShown().body
  const { dialog } = useActs()
  const { show } = usePageActs()
  const at = pages.findIndex(({ id }) => id === page)
  const turn = (to: number) => {
    const next = pages[to]
    if (next) show(next.id)
  }
  return (
    <nav className={styles.chip} aria-label={t`쪽`}>
      <IconButton
        label={t`이전 쪽`}
        icon={<Icon of={ChevronLeft} />}
        aria-disabled={at === 0 || undefined}
        onClick={() => turn(at - 1)}
      />
      <button
        type="button"
        className={styles.count}
        aria-label={t`${at + 1} / ${pages.length}, 쪽 한눈에 보기`}
        onClick={() => dialog.set('overview')}
      >
        {`${at + 1} / ${pages.length}`}
      </button>
      <IconButton
        label={t`다음 쪽`}
        icon={<Icon of={ChevronRight} />}
        aria-disabled={at === pages.length - 1 || undefined}
        onClick={() => turn(at + 1)}
      />
    </nav>
  )
}
