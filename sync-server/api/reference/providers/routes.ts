import { readProviders } from '#contract/reference.ts'
import { creditOfPicture } from '#model/pictures/made-picture.ts'
import { isSignUpOpen } from '#server/database/seed/policy-facts.ts'
import type { Environment } from '#server/environment/environment.ts'
import type { Gateway, GatewayName } from '#server/gateways/payments/gateway.ts'
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
    paymentAgency: toAgency(services.payments.forNewCards, services.environment.payments.agency),
    contactEmail: services.environment.company.email ?? null,
    contact: toContact(services.environment),
    captchaSiteKey: services.captcha.siteKey,
    chatKey: services.chat.pluginKey,
    kakaoJsKey: services.kakaoShare.jsKey,
    kakaoSdk: services.kakaoShare.sdk,
  })),
]

function toContact({ company, support }: Pick<Environment, 'company' | 'support'>) {
  const { hours, kakaoChannel } = support
  return {
    phone: company.phone === undefined || hours === null ? null : { number: company.phone, hours },
    kakaoChannel,
  }
}

const agencies: Readonly<Record<GatewayName, string | null>> = {
  sandbox: null,
  portone: '포트원 (PortOne)',
  nicepay: '나이스페이먼츠 (NICEPAY)',
  toss: '토스페이먼츠 (Toss Payments)',
}

/** `named`: of the operator's contract, which a gateway over several agencies does not say. */
function toAgency(gateway: Pick<Gateway, 'name' | 'isSandbox'> | null, named: string | null): string | null {
  if (gateway === null || gateway.isSandbox) return null
  return named ?? agencies[gateway.name]
}

function toState(gateway: Pick<Gateway, 'isSandbox'> | null): 'off' | 'sandbox' | 'on' {
  if (gateway === null) return 'off'
  return gateway.isSandbox ? 'sandbox' : 'on'
}
