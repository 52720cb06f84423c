import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import CircleUser from 'lucide-react/icons/circle-user'
import { useSession } from '#engine/identity/session.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import type { ActionFacts } from '#kits/actions/action.ts'
import { languages } from '#model/language/languages.ts'
import { colourOf } from '#ui/colour-of.ts'
import { Icon } from '#ui/Icon.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { Avatar } from '#ui/people/Avatar.tsx'
import { help, logIn, logOut, signUp } from '../actions/tool-actions.ts'
import { switchLanguage } from '../frames/switch-language.ts'

/** Menu of the account and of the languages. `isInBrand`: in the frame of a brand, which has the settings as well. */
export function AccountMenu({ isInBrand = false }: { isInBrand?: boolean }) {
  const { t, i18n } = useLingui()
  const { session } = useSession()
  const { history } = useRouter()
  const goTo = (address: string) => history.push(address)
  const language = pageLanguage()
  const entriesOf = (actions: readonly ActionFacts[]) =>
    actions.map(({ id, label, short = label }) => ({ id, label: i18n._(short) }))
  return (
    <MenuButton
      label={session ? t`${session.fullName} 님의 메뉴` : t`메뉴`}
      look="quiet"
      icon={
        session ? (
          <Avatar
            person={{
              id: String(session.idAccount),
              name: session.fullName,
              colour: colourOf(session.idAccount),
              image: session.image ?? undefined,
            }}
            isDecoration
          />
        ) : (
          <Icon of={CircleUser} size="large" />
        )
      }
      groups={[
        {
          id: 'account',
          entries: session
            ? [
                { id: 'brands', label: t`브랜드 목록` },
                { id: 'setting', label: t`프로필 설정` },
                ...entriesOf([help, logOut]),
              ]
            : entriesOf([logIn, signUp, help]),
        },
        {
          id: 'languages',
          label: t`언어`,
          entries: languages.map(({ key, name, tag }) => ({
            id: `language:${key}`,
            label: <span lang={tag}>{name}</span>,
            textValue: name,
            isOn: key === language,
          })),
        },
      ]}
      onChoose={(id) => {
        const chosen = languages.find(({ key }) => id === `language:${key}`)
        if (chosen) return void switchLanguage(chosen.key)
        if (id === 'brands') return goTo('/profile')
        if (id === 'setting') return goTo(isInBrand ? '/brand/setting/profile' : '/profile/setting')
        for (const action of [help, logIn, logOut, signUp]) if (action.id === id) action.run({ goTo })
      }}
    />
  )
}
