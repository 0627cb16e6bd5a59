// Share a link with the device's share sheet, or copy it to the clipboard.

export type Shared = "shared" | "copied" | "shown" | "declined";

type Device = Partial<Pick<Navigator, "share" | "canShare">> & { clipboard?: Pick<Clipboard, "writeText"> };

/** Share a link. "shown" means that neither way works here, so the page must show the link. */
export async function share(title: string, url: string, device: Device = navigator): Promise<Shared> {
  if (device.share && (device.canShare?.({ title, url }) ?? true)) {
    try {
      await device.share({ title, url });
      return "shared";
    } catch (fault) {
      if (fault instanceof Error && fault.name === "AbortError") return "declined";
    }
  }
  try {
    if (!device.clipboard) return "shown";
    await device.clipboard.writeText(url);
    return "copied";
  } catch {
    return "shown";
  }
}
