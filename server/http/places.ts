/** The scheme and host name under which a visitor sees the shop, and which of these names are the shop's own. */
import type { FastifyRequest } from 'fastify';
import { badRequest } from './call-error.ts';

export type Place = {
  /** Scheme and host of the URLs in a page, e.g. `https://shop.example`. */
  origin: string;
  /** Whether that origin is the shop's own: responses for an invented name must not fill the cache. */
  isOwn: boolean;
  /** Whether the request spells the host exactly as the origin does. */
  isCanonical: boolean;
};

type ConnectionAddress = {
  protocol: string;
  host: string;
  /** The port of the connection itself; undefined for a call through inject. */
  localPort?: number | undefined;
};

type Options = {
  publicUrl?: string | undefined;
  /** Whether a host name (without port) is bound to a tenant. */
  isBound: (hostname: string) => boolean;
  hostOf: (tenantId: string) => string | undefined;
  /** Where the shop listens. */
  port: number;
};

export type Places = {
  /** Throws 400 BAD_ADDRESS for an invalid host. */
  of(asked: ConnectionAddress): Place;
  ofRequest(request: Pick<FastifyRequest, 'protocol' | 'host' | 'socket'>): Place;
  /** The origin of a shop for messages, which no request asks for: by its bound host, else as PUBLIC_URL says. */
  originOf(tenantId: string): string;
};

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether it can be a Host header: a name or address with or without a port, and nothing else. */
export const isHost = (host: string): boolean => HOST.test(host) && URL.canParse(`http://${host}`);

/**
 * A bound host is its tenant's own origin, with the scheme and port of PUBLIC_URL if set; every other name is
 * treated as PUBLIC_URL. Without PUBLIC_URL a name is used as requested, and is the shop's own if it is bound or
 * this machine's, on the port that the shop listens on or the default one.
 */
export function createPlaces({ publicUrl, isBound, hostOf, port: ownPort }: Options): Places {
  const open = publicUrl === undefined ? undefined : new URL(publicUrl);

  const of = ({ protocol, host, localPort }: ConnectionAddress): Place => {
    if (!isHost(host)) throw badRequest('BAD_ADDRESS');
    const asked = new URL(`${protocol === 'https' ? 'https' : 'http'}://${host}`);
    const { hostname, port } = asked;
    if (open) {
      const origin = isBound(hostname) ? `${open.protocol}//${hostname}${portOf(open)}` : open.origin;
      return { origin, isOwn: true, isCanonical: origin === `${open.protocol}//${host}` };
    }
    const isOurPort = port === '' || port === String(localPort);
    const isOwn = isOurPort && (isBound(hostname) || LOOPBACK.test(hostname));
    return { origin: asked.origin, isOwn, isCanonical: isOwn && asked.host === host };
  };

  return {
    of,
    ofRequest: ({ protocol, host, socket }) => of({ protocol, host, localPort: socket.localPort }),
    originOf: (tenantId) => {
      const host = hostOf(tenantId);
      if (open) return host === undefined ? open.origin : `${open.protocol}//${host}${portOf(open)}`;
      return `http://${host ?? 'localhost'}:${ownPort}`;
    },
  };
}

const portOf = ({ port }: URL): string => (port === '' ? '' : `:${port}`);
