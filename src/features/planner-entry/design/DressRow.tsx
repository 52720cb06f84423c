import { Trans, useLingui } from '@lingui/react/macro'
import Ellipsis from 'lucide-react/icons/ellipsis'
import PenTool from 'lucide-react/icons/pen-tool'
import { EntryPicture } from '#kits/planner/picture/EntryPicture.tsx'
import { useSceneTemplates } from '#kits/planner/picture/templates-context.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { Text } from '#ui/Text.tsx'
import { useEntryEdits } from '../edits/useEntryEdits.ts'
import styles from '../parts/Parts.module.css'
import type { EntryDesign } from './useEntryDesign.ts'

interface Props {
  entry: PlannerEntry
  design: EntryDesign
  /** Asks for another template. */
  onChoose: () => void
}

/** The template that shows the words of an entry: it follows them, until it is opened as a design. */
export function DressRow({ entry, design, onChoose }: Props) {
  const { t } = useLingui()
  const { isReadOnly } = useEntryEdits(entry.key)
  const template = useSceneTemplates()?.find(({ idTemplate }) => idTemplate === entry.template)
  const acts: Record<string, () => void> = { change: onChoose, remove: () => design.dress(null) }
  return (
    <li className={styles.picture}>
      <span className={styles.thumbnail}>
        <EntryPicture picture={`entry:${entry.key}`} />
      </span>
      <span className={styles.about}>
        <b>{template?.name ?? t`템플릿에 담은 글`}</b>
        <Text as="small" tone="soft" size="small">
          <Trans>글을 고치면 그림도 따라 바뀌어요</Trans>
        </Text>
      </span>
      {!isReadOnly && (
        <>
          <Button
            size="small"
            icon={<Icon of={PenTool} size="small" />}
            disabledReason={
              design.open === null
                ? t`템플릿이 아직 이 기기에 없어요`
                : design.isBusy
                  ? t`디자인을 만드는 중이에요`
                  : undefined
            }
            onClick={() => design.open?.()}
          >
            <Trans>디자인 열기</Trans>
          </Button>
          <MenuButton
            label={t`템플릿에 담은 글 더 하기`}
            look="quiet"
            size="small"
            icon={<Icon of={Ellipsis} size="small" />}
            groups={[
              { id: 'change', entries: [{ id: 'change', label: t`다른 템플릿` }] },
              { id: 'removal', entries: [{ id: 'remove', label: t`빼기` }] },
            ]}
            onChoose={(id) => acts[id]?.()}
          />
        </>
      )}
    </li>
  )
}
