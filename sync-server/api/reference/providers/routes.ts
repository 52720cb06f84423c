import { readProviders } from '#contract/reference.ts'
import { creditOfPicture } from '#model/pictures/made-picture.ts'
import { isSignUpOpen } from '#server/database/seed/policy-facts.ts'
import type { Gateway } from '#server/gateways/payments/gateway.ts'
import { type Implementation, implement } from '#server/http/implement.ts'

export const providerRoutes: readonly Implementation[] = [
  implement(readProviders, async ({ services }) => ({
    signUp: isSignUpOpen(services.environment),
    login: {
      google: services.signIn.isOn('GOOGLE'),
      kakao: services.signIn.isOn('KAKAO'),
      naver: services.signIn.isOn('NAVER'),
      facebook: services.signIn.isOn('FACEBOOK'),
    },
    ai: {
      text: services.ai.chat !== null,
      image: services.ai.images !== null,
      logo: false,
      provider: services.ai.chat?.provider ?? null,
      picture: services.ai.images && { provider: services.ai.images.provider, credit: creditOfPicture },
    },
    translate: services.ai.chat !== null || services.ai.papago !== null,
    photos: services.photos.pictureOrigin !== null,
    documents: false,
    sns: { facebook: services.sns.isOn('FACEBOOK'), instagram: services.sns.isOn('INSTAGRAM') },
    payments: toState(services.payments.forNewCards),
    contactEmail: services.environment.company.email ?? null,
    captchaSiteKey: services.captcha.siteKey,
    chatKey: services.chat.pluginKey,
    kakaoJsKey: services.kakaoShare.jsKey,
    kakaoSdk: services.kakaoShare.sdk,
  })),
]

function toState(gateway: Pick<Gateway, 'isSandbox'> | null): 'off' | 'sandbox' | 'on' {
  if (gateway === null) return 'off'
  return gateway.isSandbox ? 'sandbox' : 'on'
}
