import { useLingui } from '@lingui/react/macro'
import type { Role } from '#scene/body/body.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { SectionHead } from '#ui/layout/Page.tsx'
import { Stack } from '#ui/Stack.tsx'
import { SlotText } from './SlotText.tsx'
import { WordInput } from './WordInput.tsx'
import styles from './Words.module.css'
import { hasSlots, type PageWords, type WordField, type WordGroup } from './word-fields.ts'

interface Props {
  /** Whose words the slots of texts take. */
  dress: Dress
  pages: readonly PageWords[]
  /** Whether pages have to be told apart. */
  isOfMany: boolean
  /** A field of this page got the focus. */
  onFocus: (page: number) => void
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
                onFocus={() => onFocus(page)}
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
  onFocus: () => void
}

function Group({ dress, group, onFocus }: GroupProps) {
  const { t } = useLingui()
  const labelOf = useRoleWords(group.kind === 'fields' ? group.fields : [])
  if (group.kind === 'fields')
    return group.fields.map((field) =>
      hasSlots(field) ? (
        <SlotText key={field.layer} field={field} label={labelOf(field)} dress={dress} onFocus={onFocus} />
      ) : (
        <WordInput key={field.layer} field={field} label={labelOf(field)} onFocus={onFocus} />
      ),
    )
  return (
    <ul className={styles.rows} aria-label={t`목록`}>
      {group.rows.map((row, at) => (
        <li key={row[0]?.layer} className={styles.row}>
          {row.map((field, column) => {
            const label = t`${at + 1}번째 줄, ${column + 1}번째 칸`
            return hasSlots(field) ? (
              <SlotText key={field.layer} field={field} label={label} dress={dress} onFocus={onFocus} />
            ) : (
              <WordInput key={field.layer} field={field} label={label} isLabelHidden onFocus={onFocus} />
            )
          })}
        </li>
      ))}
    </ul>
  )
}

/** What a text is for, as a label of its field; numbered where several of a group are for the same. */
function useRoleWords(fields: readonly WordField[]): (field: WordField) => string {
  const { t } = useLingui()
  const words: Readonly<Partial<Record<Role, string>>> = {
    headline: t`제목`,
    body: t`본문`,
    cta: t`행동 문구`,
    price: t`값`,
    date: t`날짜`,
    place: t`장소`,
  }
  const wordOf = ({ role }: WordField) => (role && words[role]) ?? t`글`
  return (field) => {
    const word = wordOf(field)
    const alike = fields.filter((one) => wordOf(one) === word)
    return alike.length > 1 ? `${word} ${alike.indexOf(field) + 1}` : word
  }
}
