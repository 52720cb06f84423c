import { Trans, useLingui } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import List from 'lucide-react/icons/list'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { Icon } from '#ui/Icon.tsx'
import { breakpoints } from '#ui/media-queries.ts'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { useMedia } from '#ui/useMedia.ts'
import { type PlannerView, plannerViews } from '../view/planner-search.ts'

interface Props {
  view: PlannerView
  onChoose: (view: PlannerView) => void
}

const narrow = `(max-width: ${breakpoints.sidebar - 1}px)`

/** Month, week, day, list or feed: a segment, and a menu where there is less room. */
export function ViewChoice({ view, onChoose }: Props) {
  const { t } = useLingui()
  const isNarrow = useMedia(narrow)
  const labels = { month: t`월`, week: t`주`, day: t`일`, list: t`목록`, feed: t`피드` }
  const options = plannerViews.map((value) => ({ value, label: labels[value] }))
  if (!isNarrow) return <Segmented label={t`보기`} options={options} value={view} onChoose={onChoose} />
  return (
    <MenuButton
      label={t`보기`}
      icon={<Icon of={List} />}
      end={<Icon of={ChevronDown} size="small" />}
      groups={[
        {
          id: 'views',
          label: <Trans>보기</Trans>,
          entries: options.map(({ value, label }) => ({ id: value, label, isOn: value === view })),
        },
      ]}
      onChoose={(id) => onChoose(id as PlannerView)}
    >
      {labels[view]}
    </MenuButton>
  )
}
