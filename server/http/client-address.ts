/** The address that limits count by: the owner of one IPv6 address has 2^64, which count as one. */
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

export const clientAddress = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip);
