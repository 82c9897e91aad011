/** Start and stop. Everything that can go wrong at start ends with one clear sentence and exit code 1. */
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { StartError } from '#database/errors.ts';
import { startDatabase } from '#database/start.ts';
import { createApp, type WebApp } from './app.ts';
import { assemble } from './assemble.ts';
import { readConfig, type Config } from './config.ts';
import { greeting } from './greeting.ts';
import { hashPassword } from './features/session/session.public.ts';
import { prepareSecrets } from './features/webconfig/webconfig.public.ts';
import { createIdentityGateway } from './gateways/identity.ts';
import { createSmtpMail } from './gateways/mail.ts';
import { createHttpSms } from './gateways/sms.ts';
import { problemSentence } from './http/loggable.ts';

const clock = () => new Date();
/** Libraries report problems as errors, plain objects and strings. */
const onProblem = (problem: unknown): void => console.error(problemSentence(problem));

type Options = {
  /** Loads the page renderer, once the database is open. */
  openWeb: (config: Config) => Promise<WebApp & { close?: () => Promise<void> }>;
  /** Settings of this way of running, overriding those of the environment. */
  settings?: Partial<Config>;
};

/** Runs the shop until a signal stops it. */
export async function runShop({ openWeb, settings }: Options): Promise<void> {
  try {
    const starting = start({ ...readConfig(process.env), ...settings }, openWeb);
    stopOnSignals(starting);
    await starting;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

async function start(config: Config, openWeb: Options['openWeb']): Promise<() => Promise<void>> {
  const database = await startDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrls?.app,
    adminUrl: config.databaseUrls?.admin,
    platformUrl: config.databaseUrls?.platform,
    secret: config.sessionSecret,
    maxConnections: config.databasePool,
    onProblem,
  });
  const ending: (() => Promise<unknown>)[] = [() => database.stop()];
  const stop = async (): Promise<void> => {
    for (const end of ending.toReversed()) await end();
  };
  try {
    const filesDir = resolve(config.dataDir, 'files');
    await mkdir(filesDir, { recursive: true });
    if (config.demo) {
      const { seedDemo } = await import('#demo/seed.ts');
      await seedDemo({ database, hashPassword, today: clock(), filesDir, log: console.log });
    }
    const smsToken = randomBytes(16).toString('hex');
    let ownAddress = '';
    const sms = config.sms
      ? createHttpSms({ url: () => config.sms?.url ?? '', token: config.sms.token })
      : createHttpSms({ url: () => `${ownAddress}/simulators/sms/send`, token: smsToken });
    const providers = config.demo
      ? await openProviders(() => `http://localhost:${new URL(ownAddress).port}`)
      : undefined;
    const payments = config.demo
      ? await openPayments(() => `http://localhost:${new URL(ownAddress).port}`)
      : undefined;
    const mailbox = config.demo && !config.mail ? await openMailbox() : undefined;
    if (mailbox) ending.push(mailbox.stop);
    const mailOf = config.mail ?? (mailbox && { url: mailbox.url, from: 'shop@demo.example' });
    const mail = mailOf && createSmtpMail({ url: () => mailOf.url, from: mailOf.from });
    const deps = assemble({
      config,
      database,
      clock,
      sms,
      mail,
      identity: providers?.identity,
      demoIdentity: providers?.demoIdentity,
      demoPayments: payments?.simulators,
      onProblem,
    });
    await prepareSecrets(deps);
    const web = await openWeb(config);
    if (web.close) ending.push(web.close);
    const app = await createApp(deps, { pages: { filesDir, web } });
    if (config.demo) {
      const { addSmsSimulator } = await import('#simulators/sms.ts');
      addSmsSimulator(app, { token: smsToken, clock });
      payments?.addPages(app);
      mailbox?.addPages(app);
      providers?.addPages(app);
    }
    await deps.start();
    ending.push(
      () => deps.stop(),
      () => app.close(),
    );
    ownAddress = await app
      .listen({ port: config.port, host: config.host })
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE')
          throw new StartError(`Port ${config.port} is taken: stop what uses it or set PORT to another one.`);
        if (error.code === 'EACCES')
          throw new StartError(`Port ${config.port} needs more rights: set PORT above 1023.`);
        throw error;
      });
    const demoShops = await database.platform.demoShops();
    console.log(greeting({ config, tenants: deps.tenants.all(), demoShops, address: ownAddress }));
    return stop;
  } catch (error) {
    await stop().catch(onProblem);
    throw error;
  }
}

/** The demo's OpenID provider and partner: the only ones that are called without https. */
async function openProviders(origin: () => string) {
  const { addIdentitySimulators, simulatedPartner, simulatedProvider } =
    await import('#simulators/identity.ts');
  const clientSecret = randomBytes(16).toString('hex');
  return {
    identity: createIdentityGateway({ isLocal: (url) => url.origin === origin() }),
    demoIdentity: {
      provider: () => simulatedProvider(origin(), clientSecret),
      partner: () => simulatedPartner(origin()),
    },
    addPages: (app: FastifyInstance) => addIdentitySimulators(app, { origin, clientSecret, clock }),
  };
}

/** The demo's providers of payments, for shops that have set none. */
async function openPayments(origin: () => string) {
  const { addPaymentSimulators, simulatedPayments } = await import('#simulators/payments.ts');
  const secret = randomBytes(16).toString('hex');
  const callbackUrl = ({ provider, tenantId }: { provider: string; tenantId: string }) =>
    `${origin()}/payment/${provider}/callback?tenantId=${tenantId}`;
  return {
    simulators: simulatedPayments(origin, secret),
    addPages: (app: FastifyInstance) => addPaymentSimulators(app, { origin, secret, clock, callbackUrl }),
  };
}

/** The demo's mail server. */
async function openMailbox() {
  const { addMailPages, startMailSimulator } = await import('#simulators/mail.ts');
  const simulator = await startMailSimulator({ password: randomBytes(16).toString('hex'), clock });
  return { ...simulator, addPages: (app: FastifyInstance) => addMailPages(app, simulator) };
}

/**
 * Stops once, whatever signals arrive and however early: a start is finished first. A second signal exits
 * immediately.
 */
function stopOnSignals(starting: Promise<() => Promise<void>>): void {
  let stopping = false;
  const onSignal = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    starting
      .then((stop) => stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          onProblem(error);
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
