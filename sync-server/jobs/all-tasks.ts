import type { PaymentServices } from '../api/billing/payment-services.ts'
import type { Database } from '../database/open.ts'
import type { Environment } from '../environment/environment.ts'
import type { Revocations } from '../http/events.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import type { Logger } from '../logging.ts'
import type { Gateways } from '../open-gateways.ts'
import { collectFilesTask } from './collect-files.ts'
import { collectPortraitsTask } from './collect-portraits.ts'
import { collectResumableTask } from './collect-resumable.ts'
import { collectUploadsTask } from './collect-uploads.ts'
import { type DesignDrawer, drawDesignsTask } from './draw-designs.ts'
import { endLeftDrivesTask } from './end-left-drives.ts'
import { expireCreditsTask } from './expire-credits.ts'
import { housekeepingTasks } from './housekeeping.ts'
import type { Tasks } from './jobs.ts'
import { mailApplicationsTask } from './mail-applications.ts'
import { mailPaymentsTask } from './mail-payments.ts'
import { mailPictureReportsTask } from './mail-picture-reports.ts'
import { mailRemovedPicturesTask } from './mail-removed-pictures.ts'
import { mailTasksTask } from './mail-tasks.ts'
import { mailTicketsTask } from './mail-tickets.ts'
import { makePicturesTask, type PictureMaker } from './make-pictures.ts'
import { makeThumbnailsTask, type ThumbnailMaker } from './make-thumbnails.ts'
import { payInvitesTask } from './pay-invites.ts'
import { pruneVersionsTask } from './prune-versions.ts'
import { purgeBrandsTask } from './purge-brands.ts'
import { purgeDocumentsTask } from './purge-documents.ts'
import { purgeFilesTask } from './purge-files.ts'
import { renewSubscriptionsTask } from './renew-subscriptions.ts'
import { sandboxTask } from './sandbox.ts'
import { sealShareKeysTask } from './seal-share-keys.ts'
import { sessionTasks } from './sessions.ts'
import { settlePaymentsTask } from './settle-payments.ts'
import { signInTasks } from './sign-in.ts'
import { snsTasks } from './sns.ts'

interface Needed {
  readonly database: Database
  readonly environment: Environment
  readonly gateways: Pick<Gateways, 'mail' | 'storage' | 'signIn' | 'sns'>
  readonly paymentServices: PaymentServices
  readonly thumbnails: ThumbnailMaker
  readonly designs: DesignDrawer
  readonly pictureMaker: PictureMaker
  readonly keys: KeyRing
  readonly revocations: Revocations
  readonly log: Logger
}

/** Every job of the server. */
export function allTasks(needed: Needed): Tasks {
  const {
    database,
    environment,
    paymentServices,
    thumbnails,
    designs,
    pictureMaker,
    keys,
    revocations,
    log,
  } = needed
  const { mail, storage, signIn, sns } = needed.gateways
  const now = () => new Date()
  return {
    ...housekeepingTasks(database, revocations, mail, log),
    ...expireCreditsTask(database, now, log),
    ...settlePaymentsTask(paymentServices),
    ...renewSubscriptionsTask(paymentServices),
    ...sandboxTask(paymentServices),
    ...mailPaymentsTask(database, mail, environment, log, now),
    ...payInvitesTask(database, now, log),
    ...makeThumbnailsTask(thumbnails),
    ...drawDesignsTask(designs),
    ...makePicturesTask(pictureMaker),
    ...mailPictureReportsTask(database, mail, environment, log),
    ...mailRemovedPicturesTask(database, mail, environment, log),
    ...purgeFilesTask(database, storage),
    ...collectFilesTask(database, storage, log),
    ...collectUploadsTask(database, storage, log),
    ...collectResumableTask(database, storage, log),
    ...endLeftDrivesTask(database, log),
    ...collectPortraitsTask(database, storage, log),
    ...purgeBrandsTask(database, storage),
    ...purgeDocumentsTask(database, storage),
    ...mailApplicationsTask(database, mail, environment, log),
    ...mailTicketsTask(database, mail, environment, log),
    ...mailTasksTask(database, mail, environment, log),
    ...pruneVersionsTask(database),
    ...sealShareKeysTask(database, keys, log),
    ...sessionTasks(revocations),
    ...snsTasks(database, { sns, keys, log }),
    ...signInTasks(database, { signIn, storage, log, environment, keys }),
  }
}
