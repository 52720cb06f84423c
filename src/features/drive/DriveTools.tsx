import { useLingui } from '@lingui/react/macro'
import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import ListFilter from 'lucide-react/icons/list-filter'
import Search from 'lucide-react/icons/search'
import TagIcon from 'lucide-react/icons/tag'
import type { DriveKind, DriveTag } from '#kits/drive/rows/drive-file.ts'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { Row } from '#ui/Stack.tsx'
import styles from './Drive.module.css'
import type { DriveAsk, SortBy } from './view/find-items.ts'
import { useViewSettings } from './view/view-settings.ts'

interface Props {
  ask: DriveAsk
  onAsk: (next: Partial<DriveAsk>) => void
  tags: readonly DriveTag[]
  /** Absent where tags cannot be changed. */
  onTags?: (() => void) | undefined
}

/** Search, filters by tag and kind, order, and the choice between grid and list. */
export function DriveTools({ ask, onAsk, tags, onTags }: Props) {
  const { t } = useLingui()
  const [view, setView] = useViewSettings()
  const kindWords: Record<DriveKind, string> = {
    IMAGE: t`이미지`,
    VIDEO: t`동영상`,
    AUDIO: t`소리`,
    DOCUMENT: t`문서`,
    OTHER: t`그 밖`,
  }
  const sortWords: Record<SortBy, [up: string, down: string]> = {
    name: [t`이름순`, t`이름 거꾸로`],
    createdAt: [t`오래된 순`, t`최근 순`],
    size: [t`작은 순`, t`큰 순`],
    kind: [t`종류순`, t`종류 거꾸로`],
  }
  const sorts: [SortBy, boolean][] = [
    ['createdAt', true],
    ['createdAt', false],
    ['name', false],
    ['name', true],
    ['size', true],
    ['size', false],
    ['kind', false],
  ]
  const tagName = tags.find(({ key }) => key === ask.tag)?.name
  const kindName = ask.kind && kindWords[ask.kind]
  return (
    <Row gap={2} align="center" isWrapped>
      <TextField
        className={styles.search}
        label={t`이름이나 태그로 찾기`}
        isLabelHidden
        placeholder={t`이름이나 태그로 찾기`}
        type="search"
        start={<Icon of={Search} size="small" />}
        value={ask.query}
        maxLength={100}
        onText={(query) => onAsk({ query })}
      />
      <Row gap={2} isWrapped>
        {(tags.length > 0 || onTags) && (
          <MenuButton
            label={t`태그`}
            icon={<Icon of={TagIcon} size="small" />}
            placement="bottom start"
            aria-label={tagName === undefined ? t`태그` : t`태그: ${tagName}`}
            groups={[
              ...(tags.length > 0
                ? [
                    {
                      id: 'tags',
                      entries: [
                        { id: '', label: t`모든 태그`, isOn: ask.tag === null },
                        ...tags.map(({ key, name }) => ({ id: key, label: name, isOn: key === ask.tag })),
                      ],
                    },
                  ]
                : []),
              ...(onTags ? [{ id: 'more', entries: [{ id: 'manage', label: t`태그 만들고 지우기` }] }] : []),
            ]}
            onChoose={(id) => (id === 'manage' ? onTags?.() : onAsk({ tag: id || null }))}
          >
            {tagName ?? t`태그`}
          </MenuButton>
        )}
        <MenuButton
          label={t`종류`}
          icon={<Icon of={ListFilter} size="small" />}
          placement="bottom start"
          aria-label={kindName ? t`종류: ${kindName}` : t`종류`}
          groups={[
            {
              id: 'kinds',
              entries: [
                { id: '', label: t`모든 종류`, isOn: ask.kind === null },
                ...(Object.keys(kindWords) as DriveKind[]).map((kind) => ({
                  id: kind,
                  label: kindWords[kind],
                  isOn: kind === ask.kind,
                })),
              ],
            },
          ]}
          onChoose={(id) => onAsk({ kind: (id || null) as DriveKind | null })}
        >
          {kindName ?? t`종류`}
        </MenuButton>
        <MenuButton
          label={t`순서`}
          icon={<Icon of={ArrowDownUp} size="small" />}
          placement="bottom start"
          groups={[
            {
              id: 'sorts',
              entries: sorts.map(([by, isDown]) => ({
                id: `${by} ${isDown}`,
                label: sortWords[by][isDown ? 1 : 0],
                isOn: by === view.by && isDown === view.isDown,
              })),
            },
          ]}
          onChoose={(id) => {
            const [by, isDown] = id.split(' ')
            setView({ by: by as SortBy, isDown: isDown === 'true' })
          }}
        >
          {sortWords[view.by][view.isDown ? 1 : 0]}
        </MenuButton>
      </Row>
      <div className={styles.looks}>
        <Segmented
          label={t`보기 방식`}
          value={view.look}
          onChoose={(look) => setView({ look })}
          isIconsOnly
          options={[
            { value: 'grid', label: t`격자`, icon: <Icon of={LayoutGrid} size="small" /> },
            { value: 'list', label: t`목록`, icon: <Icon of={List} size="small" /> },
          ]}
        />
      </div>
    </Row>
  )
}
