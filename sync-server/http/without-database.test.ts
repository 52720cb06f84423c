import { mkdtempSync, rmSync } from 'node:fs'
import { createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstCampaign } from '#model/campaign/campaign.ts'
import { implementations } from '../api/implementations.ts'
import { connect } from '../database/open.ts'
import { readEnvironment } from '../environment/read-environment.ts'
import { openAi } from '../gateways/ai/ai.ts'
import { openCaptcha } from '../gateways/captcha/captcha.ts'
import { openChat } from '../gateways/chat/chat.ts'
import { openMail } from '../gateways/mail/mail.ts'
import { openOutsidePictures } from '../gateways/outside-pictures.ts'
import { openPayments } from '../gateways/payments/payments.ts'
import { openPhotos } from '../gateways/photos/photos.ts'
import { openKakaoShare } from '../gateways/share/kakao-share.ts'
import { openSignIn } from '../gateways/sign-in/sign-in.ts'
import { openSns } from '../gateways/sns/sns.ts'
import { openStorage } from '../gateways/storage/storage.ts'
import { keysOf } from '../keys/key-ring.ts'
import { createLog } from '../logging.ts'
import { openPosts } from '../posts/posts.ts'
import { openEpochs } from '../relay/epochs/rebuild.ts'
import { NodeRoomEdits } from '../relay/rooms/room-edits.ts'
import { openVersions } from '../relay/versions/versions.ts'
import { openTemplates } from '../templates/templates.ts'
import { type Change, emitter, type Revocation, type RoomRevocation } from './events.ts'
import { createServer } from './server.ts'

test('without the database the server is up and not ready, and answers with Retry-After', async () => {
  await using after = new AsyncDisposableStack()
  const dataDir = mkdtempSync(join(tmpdir(), 'saegim-away-'))
  after.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const environment = readEnvironment({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const log = createLog('silent')
  const database = connect(`postgres://app:app@127.0.0.1:${await closedPort()}/app`, 2, log)
  after.defer(() => database.close())
  const services = {
    environment,
    keys: keysOf(environment),
    log,
    mail: openMail(environment, log),
    storage: openStorage(environment),
    photos: openPhotos(environment, log),
    ai: openAi(environment, log),
    outsidePictures: openOutsidePictures(environment),
    signIn: openSignIn(environment, log),
    sns: openSns(environment, log),
    captcha: openCaptcha(environment, log),
    chat: openChat(environment),
    payments: openPayments(environment, { db: database.kysely, keys: keysOf(environment) }, log),
    kakaoShare: openKakaoShare(environment),
    posts: openPosts(environment.contentDir, log),
    templates: openTemplates(environment.templateSources, log),
    campaign: { read: async () => firstCampaign },
    versions: openVersions(database.pool),
    epochs: openEpochs(database.pool, { emit: () => {} }),
    rooms: new NodeRoomEdits(),
    changes: emitter<Change>(),
    revocations: emitter<Revocation>(),
    roomRevocations: emitter<RoomRevocation>(),
    thumbnails: { wake() {} },
    pictureMaker: { wake() {}, stop() {} },
    openings: { count() {} },
  }
  const app = await createServer({ services, database, implementations, app: null })
  after.defer(() => app.close())

  expect((await app.inject('/healthz')).statusCode).toBe(200)
  for (const url of ['/readyz', '/api/v1/setting/language']) {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'NOT_READY' })
    expect(answer.headers['retry-after']).toBe('2')
  }
})

function closedPort(): Promise<number> {
  return new Promise((found) => {
    const probe = createTcpServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => found(port))
    })
  })
}
