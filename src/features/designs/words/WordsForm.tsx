import { useLingui } from '@lingui/react/macro'
import type { Role } from '#scene/body/body.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { SectionHead } from '#ui/layout/Page.tsx'
import { Stack } from '#ui/Stack.tsx'
import { SlotText } from './SlotText.tsx'
import { WordInput } from './WordInput.tsx'
import styles from './Words.module.css'
import { hasSlots, type PageWords, type WordGroup } from './word-fields.ts'

interface Props {
  /** Whose words the slots of texts take. */
  dress: Dress
  pages: readonly PageWords[]
  /** Whether pages have to be told apart. */
  isOfMany: boolean
  /** Id of the layer whose field has the focus. */
  onFocus: (layer: string, page: number) => void
}

/** The texts of a design, page by page; a list as rows. */
export function WordsForm({ dress, pages, isOfMany, onFocus }: Props) {
  const { t } = useLingui()
  return (
    <Stack gap={8}>
      {pages.map(({ page, groups }) => (
        <section key={page}>
          <SectionHead title={isOfMany ? t`${page + 1}쪽의 글` : t`글`} />
          <Stack gap={5}>
            {groups.map((group, at) => (
              <Group
                // Groups follow the layers of the page, and have no other identity.
                // biome-ignore lint/suspicious/noArrayIndexKey: a group that moves is another group
                key={at}
                dress={dress}
                group={group}
                onFocus={(layer) => onFocus(layer, page)}
              />
            ))}
          </Stack>
        </section>
      ))}
    </Stack>
  )
}

interface GroupProps {
  dress: Dress
  group: WordGroup
  onFocus: (layer: string) => void
}

function Group({ dress, group, onFocus }: GroupProps) {
  const { t } = useLingui()
  const labelOf = useRoleWords()
  if (group.kind === 'fields')
    return group.fields.map((field) =>
      hasSlots(field) ? (
        <SlotText key={field.layer} field={field} label={labelOf(field.role)} dress={dress} />
      ) : (
        <WordInput
          key={field.layer}
          field={field}
          label={labelOf(field.role)}
          onFocus={() => onFocus(field.layer)}
        />
      ),
    )
  return (
    <ul className={styles.rows} aria-label={t`목록`}>
      {group.rows.map((row, at) => (
        <li key={row[0]?.layer} className={styles.row}>
          {row.map((field, column) => (
            <WordInput
              key={field.layer}
              field={field}
              label={t`${at + 1}번째 줄, ${column + 1}번째 칸`}
              isLabelHidden
              onFocus={() => onFocus(field.layer)}
            />
          ))}
        </li>
      ))}
    </ul>
  )
}

/** What a text is for, as a label of its field. */
function useRoleWords(): (role: Role | null) => string {
  const { t } = useLingui()
  const words: Readonly<Partial<Record<Role, string>>> = {
    headline: t`제목`,
    body: t`본문`,
    cta: t`행동 문구`,
    price: t`값`,
    date: t`날짜`,
    place: t`장소`,
  }
  return (role) => (role && words[role]) ?? t`글`
}
