import type { Database } from './database/open.ts'
import type { Environment } from './environment/environment.ts'
import { openAi } from './gateways/ai/ai.ts'
import { openCaptcha } from './gateways/captcha/captcha.ts'
import { openChat } from './gateways/chat/chat.ts'
import { openMail } from './gateways/mail/mail.ts'
import { openOutsidePictures } from './gateways/outside-pictures.ts'
import { openPayments } from './gateways/payments/payments.ts'
import { openPhotos } from './gateways/photos/photos.ts'
import { openKakaoShare } from './gateways/share/kakao-share.ts'
import { openSignIn } from './gateways/sign-in/sign-in.ts'
import { openSns } from './gateways/sns/sns.ts'
import { openStorage } from './gateways/storage/storage.ts'
import type { KeyRing } from './keys/key-ring.ts'
import type { Logger } from './logging.ts'

export type Gateways = ReturnType<typeof openGateways>

/** Every external service, as the environment names it. The caller closes `mail`. */
export function openGateways(
  environment: Environment,
  { kysely }: Pick<Database, 'kysely'>,
  keys: KeyRing,
  log: Logger,
) {
  return {
    storage: openStorage(environment, { base: environment.filesUrl, keys }),
    signIn: openSignIn(environment, log),
    sns: openSns(environment, log),
    payments: openPayments(environment, { db: kysely, keys }, log),
    photos: openPhotos(environment, log),
    ai: openAi(environment, log),
    outsidePictures: openOutsidePictures(environment),
    captcha: openCaptcha(environment, log),
    chat: openChat(environment),
    kakaoShare: openKakaoShare(environment),
    // Last, because it alone has to be closed: where another one cannot be opened, nothing is left.
    mail: openMail(environment, log),
  }
}
