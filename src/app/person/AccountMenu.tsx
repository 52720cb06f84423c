import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import CircleUser from 'lucide-react/icons/circle-user'
import { Suspense, useState } from 'react'
import { useSession } from '#device/identity/session.ts'
import { withWords } from '#device/words/interface.ts'
import { pageLanguage } from '#device/words/page-language.ts'
import { languages } from '#model/language/languages.ts'
import { colourOf } from '#ui/colour-of.ts'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { Avatar } from '#ui/people/Avatar.tsx'
import { switchLanguage } from '../frames/switch-language.ts'
import { openHelp } from '../palette/palette.ts'

const LogOutDialog = lazyComponent(() => withWords(import('./LogOutDialog.tsx'), 'device-failures', 'device'))

export function AccountMenu() {
  const { t } = useLingui()
  const { session } = useSession()
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)
  const language = pageLanguage()
  return (
    <>
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
                  { id: 'brands', label: t`내 브랜드` },
                  { id: 'setting', label: t`프로필 설정` },
                  { id: 'help', label: t`도움말` },
                  { id: 'leave', label: t`로그아웃` },
                ]
              : [
                  { id: 'login', label: t`로그인` },
                  { id: 'signup', label: t`가입하기` },
                  { id: 'help', label: t`도움말` },
                ],
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
          if (id === 'brands') return void navigate({ to: '/profile' })
          if (id === 'setting') return void navigate({ to: '/profile/setting' })
          if (id === 'login') return void navigate({ to: '/account/login', search: {} })
          if (id === 'signup') return void navigate({ to: '/account/signup/intro' })
          if (id === 'help') return openHelp()
          setIsLeaving(true)
        }}
      />
      {isLeaving && (
        <Suspense fallback={null}>
          <LogOutDialog onClose={() => setIsLeaving(false)} />
        </Suspense>
      )}
    </>
  )
}
