import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { missingPolicyFacts } from '../database/seed/policy-facts.ts'
import type { Environment } from '../environment/environment.ts'
import { isPublic, isThisMachine } from '../environment/this-machine.ts'
import { checkEncryption } from './check-encryption.ts'
import { bad, type Finding, note, ok } from './finding.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** Checks of the variables alone, without any connection. */
export function checkSettings(environment: Environment, variables: Variables): Finding[] {
  return [
    checkPublicUrl(environment),
    ...checkDevMode(environment),
    checkPolicies(environment),
    checkServiceToken(environment, Boolean(variables.SERVICE_TOKEN?.trim())),
    ...checkOtherTokens(environment),
    checkMetrics(environment),
    ...checkSignIn(environment),
    ...checkSns(environment),
    checkCaptcha(environment),
    checkChat(environment),
    checkKakaoShare(environment),
    checkAi(environment),
    ...checkEncryption(environment, variables),
  ]
}

function checkPublicUrl(environment: Environment): Finding {
  const { publicUrl, host } = environment
  const { protocol, pathname, search } = new URL(publicUrl)
  const about = 'public address'
  if (pathname !== '/' || search !== '')
    return bad(about, `PUBLIC_URL ${publicUrl} has a path; the app lives at the top of its host.`)
  if (!isPublic(environment)) {
    const isOpen = !['127.0.0.1', 'localhost', '::1'].includes(host)
    return isOpen
      ? bad(
          about,
          `HOST ${host} lets other machines in, but PUBLIC_URL ${publicUrl} leads to none: set it to what they type.`,
        )
      : note(about, `PUBLIC_URL ${publicUrl}: only this machine can use it.`)
  }
  return protocol === 'https:'
    ? ok(about, `${publicUrl}`)
    : bad(
        about,
        `PUBLIC_URL ${publicUrl} is not https: browsers keep nothing offline there, and logins travel in the open.`,
      )
}

function checkDevMode(environment: Environment): Finding[] {
  if (!environment.devMode) return []
  const words = 'DEV_MODE is on: every visitor can read every mail at /dev/mail.'
  return [isPublic(environment) ? bad('developer mode', words) : note('developer mode', words)]
}

/** Whether the operator has set everything that the policies say of the company. */
function checkPolicies(environment: Environment): Finding {
  const about = 'policies'
  const missing = missingPolicyFacts(environment)
  if (missing.length === 0) return ok(about, 'every fact of the operator is set.')
  const words = `${missing.length} facts are not set, by COMPANY_… or in the file of POLICY_FACTS: ${missing.join(', ')}.`
  return isPublic(environment)
    ? bad(about, `Sign-up is closed, and the policies are not shown: ${words}`)
    : note(about, `Before others use it: ${words}`)
}

function checkServiceToken(environment: Environment, isSet: boolean): Finding {
  const about = 'service token'
  if (isSet) return ok(about, 'SERVICE_TOKEN is set.')
  if (environment.apiUrl !== null && sendsOwnToken(environment))
    return bad(
      about,
      'API_URL leads to another server, and neither API_TOKEN nor SERVICE_TOKEN is set: it would let nothing in.',
    )
  if (environment.redisUrl !== null)
    return bad(
      about,
      'REDIS_URL joins several nodes, and SERVICE_TOKEN is not set: give all of them the same one.',
    )
  const file = join(environment.dataDir, 'service.secret')
  if (!existsSync(file)) return ok(about, 'made at the first start and kept in DATA_DIR/service.secret.')
  const isOpen = process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0
  return isOpen
    ? bad(about, `${file} can be read by others on this machine: chmod 600 it.`)
    : ok(about, 'kept in DATA_DIR/service.secret.')
}

function checkOtherTokens(environment: Environment): Finding[] {
  const { apiUrl, previousServiceTokens } = environment
  const found: Finding[] = []
  if (apiUrl !== null && !isThisMachine(new URL(apiUrl).hostname) && sendsOwnToken(environment))
    found.push(
      note(
        'service token',
        `API_TOKEN is our SERVICE_TOKEN: the operator of ${apiUrl} can sign and read what our keys protect.`,
      ),
    )
  if (previousServiceTokens.length > 0)
    found.push(
      note(
        'service token',
        `${previousServiceTokens.length} in PREVIOUS_SERVICE_TOKENS: remove each 365 days after it was replaced.`,
      ),
    )
  return found
}

function sendsOwnToken({ apiToken, serviceToken }: Environment): boolean {
  return apiToken === serviceToken
}

function checkMetrics(environment: Environment): Finding {
  return environment.metricsToken === null
    ? note('metrics', 'METRICS_TOKEN is not set: /metrics answers this machine alone.')
    : ok('metrics', 'METRICS_TOKEN is set.')
}

/** The sign-in providers that are on, and the addresses to register with them. */
function checkSignIn({ signIn, publicUrl }: Environment): Finding[] {
  const about = 'sign-in'
  const on = Object.entries(signIn).flatMap(([name, app]) => (app === null ? [] : [name]))
  const off = Object.keys(signIn).filter((name) => !on.includes(name))
  const found = on.map((name) =>
    ok(about, `${name} is on; ${publicUrl}/oauth2/${name} has to be registered there.`),
  )
  if (off.length > 0)
    found.push(note(about, `${off.join(', ')} off: no keys are set, and no button is drawn.`))
  if (signIn.kakao !== null && signIn.kakao.adminKey === null)
    found.push(
      note(
        about,
        'KAKAO_ADMIN_KEY is not set: Kakao is seldom told when an account is closed, and cannot tell us.',
      ),
    )
  return found
}

/** Where accounts of brands can be connected, and the addresses to register there. */
function checkSns({ sns, publicUrl }: Environment): Finding[] {
  const about = 'accounts of brands'
  return Object.entries(sns).map(([name, app]) =>
    app === null
      ? note(about, `${name} off: no keys are set, and its screen says so.`)
      : ok(about, `${name} is on; ${publicUrl}/oauth2/planner-${name} has to be registered there.`),
  )
}

function checkChat({ chat }: Environment): Finding {
  return chat === null
    ? note('chat', 'CHANNEL_TALK_PLUGIN_KEY is not set: people who need help are led to the help pages.')
    : ok('chat', 'Channel Talk is loaded where the user asks for it; switch on its member hash.')
}

function checkKakaoShare({ kakaoShare, publicUrl }: Environment): Finding {
  return kakaoShare === null
    ? note(
        'sharing',
        'KAKAO_JS_KEY is not set: no button for KakaoTalk; addresses are copied and sent as usual.',
      )
    : ok('sharing', `KakaoTalk is on; ${publicUrl} has to be registered there as a web platform.`)
}

function checkAi({ ai }: Environment): Finding {
  const about = 'language model'
  if (ai === null) return note(about, 'AI_BASE_URL is not set: drafts are those of the rules of the product.')
  const host = `${ai.textModel} at ${new URL(ai.baseUrl).host}`
  return ai.monthlyTokens === null
    ? note(about, `${host}: AI_MONTHLY_TOKENS is not set, so a month costs what all brands write in it.`)
    : ok(about, `${host}, ${ai.monthlyTokens} tokens a month at most.`)
}

function checkCaptcha({ captcha }: Environment): Finding {
  return captcha === null
    ? note(
        'captcha',
        'RECAPTCHA_SITE_KEY is not set: codes are mailed on every request, slowed down by the limits alone.',
      )
    : ok('captcha', 'reCAPTCHA is asked before codes are mailed, and before a payment link is paid.')
}
