import { useLingui } from '@lingui/react/macro'
import Globe from 'lucide-react/icons/globe'
import { pageLanguage } from '#engine/words/page-language.ts'
import { languages } from '#model/language/languages.ts'
import { Icon } from '#ui/Icon.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { switchLanguage } from './switch-language.ts'

/** The five languages, each under its own name. Works offline, because every catalogue is cached. */
export function LanguageMenu({ isIconOnly = false }: { isIconOnly?: boolean }) {
  const { t } = useLingui()
  const current = pageLanguage()
  const name = languages.find(({ key }) => key === current)?.name
  return (
    <MenuButton
      label={t`언어 고르기`}
      look="quiet"
      icon={<Icon of={Globe} />}
      groups={[
        {
          id: 'languages',
          entries: languages.map(({ key, name, tag }) => ({
            id: key,
            label: <span lang={tag}>{name}</span>,
            textValue: name,
            isOn: key === current,
          })),
        },
      ]}
      onChoose={(key) => {
        const chosen = languages.find((language) => language.key === key)
        if (chosen && chosen.key !== current) void switchLanguage(chosen.key)
      }}
    >
      {isIconOnly ? undefined : name}
    </MenuButton>
  )
}
