import { arabicDigits } from '#domain/text/thai-text.ts';
import { z } from 'zod';
import {
  asNumber,
  asText,
  code,
  digits,
  flag,
  multilineText,
  text,
  yesNo,
  type SchemasFor,
} from './common.schemas.ts';
import type { addressCalls } from './address.calls.ts';

/** Of a company: 00000 is the head office. */
const branchNo = z
  .string()
  .overwrite(arabicDigits)
  .regex(/^(\d{5})?$/);
const addressType = z.enum(['C', 'S', 'B']);

/** A delivery address (C-05): codes of province, district and sub-district beside their names. */
export const deliveryAddress = z.object({
  AddressCode: z.string(),
  Address_Type: addressType,
  Active: z.enum(['Y', 'N']),
  Cust_ID: z.string(),
  SaleUnit: z.string(),
  TaxID: z.string(),
  /** Of a company, as its tax invoices name it: 00000 is the head office. Only where it is known. */
  BranchNo: z.string().optional(),
  Name: z.string(),
  Address_: z.string(),
  Province: z.string(),
  ProvinceName: z.string(),
  Ampher: z.string(),
  AmpherName: z.string(),
  Town: z.string(),
  TownName: z.string(),
  PostalCode: z.string(),
  Lat: z.number().nullable(),
  Long: z.number().nullable(),
  Remark: z.string(),
  Phone: z.string(),
  /** In the list: where the customer's last order was delivered. */
  LastOrdered: z.literal('Y').optional(),
  /** The customer has chosen it to be taken first of its type. */
  Default: z.literal('Y').optional(),
});
export type DeliveryAddress = z.infer<typeof deliveryAddress>;

const answered = <T extends z.ZodType>(data: T) =>
  z.object({ status: z.literal('OK'), status_code: z.literal(200), data });

export const areaCode = asText(digits([1, 6]));
const area = z.object({ Code: z.string(), Name: z.string() });
/** A sub-district served by two post offices appears twice: same Name, different Code and PostalCode. */
const town = area.extend({ Ampher: z.string(), PostalCode: z.string() });

/** Only the caller's own code, if given. */
const ownAddress = z.object({ AddressCode: z.uuid(), Cust_ID: code.optional() });

export const addressSchemas = {
  deliveryAddresses: {
    summary:
      "The customer's addresses; a default S and B are made when he has none. Staff read those of a customer of theirs",
    body: z.object({
      /** Of a buyer only the own code, if given. Staff name a customer who orders from a center of theirs. */
      CustomerCode: code.optional(),
      AddressCode: z.uuid().optional(),
      AddressType: addressType.optional(),
    }),
    answer: answered(z.array(deliveryAddress)),
    errors: ['NOT_ALLOWED', 'CUSTOMER_NOT_FOUND', 'TOO_MANY_CUSTOMERS', 'PAGE_DISABLED', 'SESSION_OVER'],
  },
  addDeliveryAddress: {
    summary: 'Add an address, or change the one named by AddressCode',
    body: z.object({
      AddressCode: z.uuid().optional(),
      /** Only the caller's own code, if given. */
      Cust_ID: code.optional(),
      Address_Type: addressType,
      Active: yesNo.default('Y'),
      TaxID: digits(13).default(''),
      BranchNo: branchNo.default(''),
      Name: text(120).min(1),
      Address_: multilineText(300).min(1),
      Province: areaCode,
      Ampher: areaCode,
      Town: areaCode,
      PostalCode: digits(5),
      Lat: asNumber(z.number().min(-90).max(90)).nullable().default(null),
      Long: asNumber(z.number().min(-180).max(180)).nullable().default(null),
      Remark: multilineText(200).default(''),
      Phone: text(30).min(1),
    }),
    answer: answered(deliveryAddress),
    errors: [
      'NOT_ALLOWED',
      'ADDRESS_NOT_FOUND',
      'AREA_NOT_FOUND',
      'INVALID_PHONE',
      'INVALID_TAX_NUMBER',
      'TOO_MANY_ADDRESSES',
    ],
  },
  defaultDeliveryAddress: {
    summary: 'Take this address first of its type from now on; the answer is all addresses as they are then',
    body: ownAddress,
    answer: answered(z.array(deliveryAddress)),
    errors: ['NOT_ALLOWED', 'ADDRESS_NOT_FOUND'],
  },
  removeDeliveryAddress: {
    summary: 'Remove an address; the answer is all addresses as they are then, with a default made anew',
    body: ownAddress,
    answer: answered(z.array(deliveryAddress)),
    errors: ['NOT_ALLOWED', 'ADDRESS_NOT_FOUND'],
  },
  allProvinces: {
    summary:
      'Provinces, districts, and sub-districts with their postcodes; with a province its districts alone, with a district its sub-districts alone',
    body: z.object({
      Province: areaCode.optional(),
      Ampher: areaCode.optional(),
      /** Leaves out districts and sub-districts: a form loads them step by step. */
      ProvincesOnly: flag.optional(),
    }),
    answer: z.object({
      data: z.object({
        Province: z.array(area),
        Ampher: z.array(area.extend({ Province: z.string() })),
        Town: z.array(town),
      }),
    }),
  },
} satisfies SchemasFor<typeof addressCalls>;
