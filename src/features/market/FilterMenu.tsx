import { useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { Row } from '#ui/Stack.tsx'

interface Props<Key extends string> {
  /** What it filters by. */
  label: string
  options: readonly { readonly key: Key; readonly name: string }[]
  /** null: nothing is filtered. */
  chosen: Key | null
  onChoose: (key: Key | null) => void
}

/** One filter: what it is set to, and a way to clear it. */
export function FilterMenu<Key extends string>({ label, options, chosen, onChoose }: Props<Key>) {
  const { t } = useLingui()
  const name = options.find(({ key }) => key === chosen)?.name
  return (
    <Row gap={1} align="center">
      <MenuButton
        label={label}
        aria-label={name === undefined ? label : t`${label}: ${name}`}
        placement="bottom start"
        groups={[
          {
            id: 'all',
            entries: [
              { id: '', label: t`모두`, isOn: name === undefined },
              ...options.map((option) => ({
                id: option.key,
                label: option.name,
                isOn: option.key === chosen,
              })),
            ],
          },
        ]}
        onChoose={(id) => onChoose(options.find(({ key }) => key === id)?.key ?? null)}
      >
        {name === undefined ? label : `${label} ${name}`}
      </MenuButton>
      {name !== undefined && (
        <IconButton
          size="small"
          label={t`${name} 필터 지우기`}
          icon={<Icon of={X} size="small" />}
          onClick={() => onChoose(null)}
        />
      )}
    </Row>
  )
}
